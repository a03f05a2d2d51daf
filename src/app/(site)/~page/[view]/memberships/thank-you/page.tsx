import type { Metadata } from 'next'
import { ThankYouView } from '@/features/memberships/thank-you/ThankYouView.client'

export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []
export const metadata: Metadata = { title: 'Thank you', robots: { index: false } }

/** After an order. The page is shared by all members, so the browser loads the order, which is one's own. */
export default function ThankYouPage() {
  return (
    <section className="order-page pt-header" data-light="morning">
      <div className="wrap grid gap-6 pt-7">
        <h1 className="type-h1">Thank you</h1>
        <ThankYouView />
      </div>
    </section>
  )
}
