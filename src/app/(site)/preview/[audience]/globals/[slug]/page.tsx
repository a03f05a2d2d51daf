import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { isAudience } from '@/rules/audience'
import { isPreviewedGlobal } from '@/rules/previewed-globals'
import { GlobalPreview } from '@/site/preview/GlobalPreview'
import { LivePreview } from '@/site/preview/LivePreview.client'
import { PreviewBar } from '@/site/preview/PreviewBar'
import { isStaff } from '@/site/preview/read-preview.server'
import { showUnsaved } from '@/site/preview/show-unsaved.server'

type Props = { params: Promise<{ audience: string; slug: string }> }

export const dynamic = 'force-dynamic'
export const metadata = { title: 'Preview', robots: { index: false } }

/** The newest drafts of navigation, footer, settings and windows, around the front page. Staff only. */
export default async function GlobalPreviewPage({ params }: Props) {
  const { audience, slug } = await params
  if (!isAudience(audience) || !isPreviewedGlobal(slug) || !(await isStaff(await headers()))) notFound()
  const of = `globals/${slug}`
  return (
    <>
      <LivePreview audience={audience} of={of} show={showUnsaved}>
        <GlobalPreview audience={audience} slug={slug} />
      </LivePreview>
      <PreviewBar audience={audience} of={of} />
    </>
  )
}
