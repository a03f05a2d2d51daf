import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { isPostType } from '@/model/content-types'
import { isAudience } from '@/rules/audience'
import { PreviewBar } from '@/site/preview/PreviewBar'
import { RefreshOnSave } from '@/site/preview/RefreshOnSave.client'
import { readPreview } from '@/site/preview/read-preview.server'
import { SitePage } from '@/site/SitePage'
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
  return (
    <Shell audience={audience} chosen>
      <RefreshOnSave />
      <SitePage page={page} />
      <PreviewBar audience={audience} of={`${postType}/${id}`} />
    </Shell>
  )
}
