import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { isAudience } from '@/rules/audience'
import { isPreviewedGlobal } from '@/rules/previewed-globals'
import { PreviewBar } from '@/site/preview/PreviewBar'
import { RefreshOnSave } from '@/site/preview/RefreshOnSave.client'
import { isStaff } from '@/site/preview/read-preview.server'
import { WindowLinks } from '@/site/preview/WindowLinks'
import { readPage } from '@/site/read-page.server'
import { SitePage } from '@/site/SitePage'
import { Shell } from '@/site/shell/Shell'

type Props = { params: Promise<{ audience: string; slug: string }> }

export const dynamic = 'force-dynamic'
export const metadata = { title: 'Preview', robots: { index: false } }

/** The newest drafts of navigation, footer, settings and windows, around the front page. Staff only. */
export default async function GlobalPreviewPage({ params }: Props) {
  const { audience, slug } = await params
  if (!isAudience(audience) || !isPreviewedGlobal(slug) || !(await isStaff(await headers()))) notFound()
  const front = await readPage({ audience, openWeek: true })
  return (
    <Shell audience={audience} chosen drafts>
      <RefreshOnSave />
      {slug === 'modals' && <WindowLinks audience={audience} />}
      {front && <SitePage page={front} />}
      <PreviewBar audience={audience} of={`globals/${slug}`} />
    </Shell>
  )
}
