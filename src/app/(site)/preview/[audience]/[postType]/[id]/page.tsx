import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { isPostType } from '@/model/content-types'
import { isAudience } from '@/rules/audience'
import { LivePreview } from '@/site/preview/LivePreview.client'
import { PreviewBar } from '@/site/preview/PreviewBar'
import { PreviewedPage } from '@/site/preview/PreviewedPage'
import { readPreview } from '@/site/preview/read-preview.server'
import { showUnsaved } from '@/site/preview/show-unsaved.server'
import { Shell } from '@/site/shell/Shell'

type Props = { params: Promise<{ audience: string; postType: string; id: string }> }

export const dynamic = 'force-dynamic'
export const metadata = { title: 'Preview', robots: { index: false } }

/** The latest version of a document, drafts included, as an audience would see it. Staff only. */
export default async function PreviewPage({ params }: Props) {
  const { audience, postType, id } = await params
  if (!isAudience(audience) || !isPostType(postType)) notFound()
  const page = await readPreview({ headers: await headers(), audience, postType, id: Number(id) })
  if (!page) notFound()
  const of = `${postType}/${id}`
  return (
    <Shell audience={audience} chosen>
      <LivePreview audience={audience} of={of} show={showUnsaved}>
        <PreviewedPage page={page} />
      </LivePreview>
      <PreviewBar audience={audience} of={of} />
    </Shell>
  )
}
