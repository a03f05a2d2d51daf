import type { Metadata } from 'next'
import { CompletionView } from '@/features/programmes/completion/CompletionView.client'

export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []
export const metadata: Metadata = { title: 'Your program', robots: { index: false } }

type Props = { params: Promise<{ slug: string }> }

/** What a member did in a program. The page is shared by all members, so the browser loads what is personal. */
export default async function CompletionPage({ params }: Props) {
  const { slug } = await params
  return (
    <section className="member-page completion pt-header" data-light="dusk">
      <div className="wrap">
        <CompletionView slug={slug} />
      </div>
    </section>
  )
}
