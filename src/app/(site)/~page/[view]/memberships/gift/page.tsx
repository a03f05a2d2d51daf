import type { Metadata } from 'next'
import { GiftView } from '@/features/memberships/gifts/GiftView.client'
import { planOffers } from '@/features/memberships/plans/offers.server'
import { PAID_PLANS } from '@/rules/membership/terms'

export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []
export const metadata: Metadata = {
  title: 'Give a membership',
  description: 'A membership for someone else: choose a plan and the months, and we send the code on the day you name.',
}

/** The form to give a membership. */
export default async function GiftPage() {
  const offers = await planOffers()
  const plans = PAID_PLANS.flatMap((key) =>
    offers
      .filter((offer) => offer.key === key && (offer.prices.annual ?? offer.prices.monthly) !== null)
      .map(({ prices, title }) => ({ key, title, prices })),
  )
  return (
    <section className="order-page pt-header" data-light="dusk">
      <div className="wrap grid gap-7 pt-7">
        <div className="grid gap-3">
          <h1 className="type-h1">Give a membership</h1>
          <p className="max-w-measure text-lg text-text-soft">
            For someone who cooks, or ought to. It begins on the day they redeem it and ends by itself: there is nothing
            to cancel.
          </p>
        </div>
        <GiftView plans={plans} />
      </div>
    </section>
  )
}
