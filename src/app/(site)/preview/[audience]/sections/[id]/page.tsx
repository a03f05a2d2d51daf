import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { isAudience } from '@/rules/audience'
import { LivePreview } from '@/site/preview/LivePreview.client'
import { PreviewBar } from '@/site/preview/PreviewBar'
import { isStaff } from '@/site/preview/read-preview.server'
import { SectionPreview } from '@/site/preview/SectionPreview'
import { showUnsaved } from '@/site/preview/show-unsaved.server'
import { Shell } from '@/site/shell/Shell'

type Props = { params: Promise<{ audience: string; id: string }> }

export const dynamic = 'force-dynamic'
export const metadata = { title: 'Preview', robots: { index: false } }

/** The newest draft of a section, as an audience would see it. Staff only. */
export default async function SectionPreviewPage({ params }: Props) {
  const { audience, id } = await params
  if (!isAudience(audience) || !(await isStaff(await headers()))) notFound()
  const of = `sections/${id}`
  return (
    <Shell audience={audience} chosen>
      <LivePreview audience={audience} of={of} show={showUnsaved}>
        <SectionPreview audience={audience} id={Number(id)} />
      </LivePreview>
      <PreviewBar audience={audience} of={of} />
    </Shell>
  )
}
