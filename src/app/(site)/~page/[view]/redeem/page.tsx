import type { Metadata } from 'next'
import { RedeemView } from '@/features/memberships/gifts/RedeemView.client'

export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []
export const metadata: Metadata = { title: 'Redeem a gift', robots: { index: false }, referrer: 'no-referrer' }

/** Where the mail with a gift leads: /redeem/?code=. The browser reads the code, since the page is shared. */
export default function RedeemPage() {
  return (
    <section className="light-section grid min-h-hero content-center pt-header pb-9" data-light="morning">
      <div className="window-light" aria-hidden="true" />
      <div className="wrap grid justify-items-start gap-6">
        <h1 className="type-h1 max-w-[18ch]">A membership for you</h1>
        <RedeemView />
      </div>
    </section>
  )
}
