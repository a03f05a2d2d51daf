import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { readAs } from '@/cms/client/local-api.server'
import { ThankYouView } from '@/features/memberships/thank-you/ThankYouView.client'
import { pageViewOf } from '@/rules/page-view'

export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []
export const metadata: Metadata = { title: 'Thank you', robots: { index: false } }

type Props = { params: Promise<{ view: string }> }

/** After an order. The page is shared by all members, so the browser loads the order, which is one's own. */
export default async function ThankYouPage({ params }: Props) {
  const view = pageViewOf((await params).view)
  if (!view) notFound()
  const { siteName } = await readAs(view.audience).global('settings')
  return (
    <section className="order-page pt-header" data-light="morning">
      <div className="wrap grid gap-6 pt-7">
        <h1 className="type-h1">Thank you</h1>
        <ThankYouView seller={siteName} />
      </div>
    </section>
  )
}
