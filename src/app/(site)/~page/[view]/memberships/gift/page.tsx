import type { Metadata } from 'next'
import { GiftPrices } from '@/features/memberships/gifts/GiftPrices'
import { GiftView } from '@/features/memberships/gifts/GiftView.client'
import { planOffers } from '@/features/memberships/plans/offers.server'
import { PAID_PLANS } from '@/rules/membership/terms'
import { GIFT_PICTURE } from '@/site/pictures/pictures'
import { Picture } from '@/ui/Picture'

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
    <>
      <section className="hero" data-light="morning" data-banner="list" data-picture="">
        <div className="wrap hero-text">
          <h1 className="type-h1">Give a membership</h1>
          <p className="text-text-soft">
            For someone who cooks, or ought to. It begins on the day they redeem it and ends by itself: there is nothing
            to cancel.
          </p>
        </div>
        <Picture className="hero-picture" image={GIFT_PICTURE} sizes="(min-width: 48rem) 40vw, 95vw" priority />
      </section>
      <section className="min-h-svh pt-7 pb-9">
        <div className="wrap order-columns">
          {/* First on phones, where the form that comes later would move them. */}
          {plans.length > 0 && <GiftPrices plans={plans} />}
          <GiftView plans={plans} />
        </div>
      </section>
    </>
  )
}
