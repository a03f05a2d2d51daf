import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { pageViewOf } from '@/rules/page-view'
import { Shell } from '@/site/shell/Shell'

type Props = { children: ReactNode; params: Promise<{ view: string }> }

/** Header, footer and dialogs for an audience. */
export default async function ViewLayout({ children, params }: Props) {
  const view = pageViewOf((await params).view)
  if (!view) notFound()
  return <Shell audience={view.audience}>{children}</Shell>
}
