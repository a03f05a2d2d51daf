import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { isAudience } from '@/rules/audience'
import { Shell } from '@/site/shell/Shell'

type Props = { children: ReactNode; params: Promise<{ audience: string }> }

/** Header, footer and dialogs for an audience. */
export default async function AudienceLayout({ children, params }: Props) {
  const { audience } = await params
  if (!isAudience(audience)) notFound()
  return <Shell audience={audience}>{children}</Shell>
}
