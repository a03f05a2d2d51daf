import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CheckList, MoreItems } from '@/cards/plan-card/CheckList'
import { CompareLink } from '@/features/memberships/order/CompareLink.client'
import { OrderView } from '@/features/memberships/order/OrderView.client'
import { planOffers } from '@/features/memberships/plans/offers.server'
import { currentProvider } from '@/features/memberships/provider-of.server'
import { LIMITS } from '@/rules/limits'
import { isOrderPlan } from '@/rules/membership/order-link'

export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []

type Props = { params: Promise<{ plan: string }> }

async function offerOf({ params }: Props) {
  const { plan } = await params
  const offer = (await planOffers()).find(({ key }) => key === plan)
  return isOrderPlan(plan) && offer ? { ...offer, key: plan } : null
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const offer = await offerOf(props)
  return { title: offer ? `Your membership: ${offer.title}` : 'Page not found', robots: { index: false } }
}

/** The order page of one plan: /product/?product_id=premium. What is personal, the browser loads. */
export default async function OrderPage(props: Props) {
  const offer = await offerOf(props)
  if (!offer) notFound()
  const { items, key, prices, text, title, trialDays } = offer
  const more = items.slice(LIMITS.planItems)
  return (
    <section className="order-page pt-header" data-light="noon">
      <div className="wrap grid gap-7 pt-7">
        <div className="grid gap-3">
          <h1 className="type-h1">{title}</h1>
          {text && <p className="max-w-measure text-lg text-text-soft">{text}</p>}
        </div>
        <div className="order-columns">
          <OrderView
            plan={key}
            title={title}
            prices={prices}
            trialDays={trialDays}
            takesCoupons={currentProvider().takesCoupons}
          />
          <aside className="paper-card grid gap-4" aria-label="What it includes">
            <h2 className="type-h4">What it includes</h2>
            {items.length > 0 && <CheckList items={items.slice(0, LIMITS.planItems)} />}
            {more.length > 0 && <MoreItems items={more} />}
            <CompareLink />
          </aside>
        </div>
      </div>
    </section>
  )
}
