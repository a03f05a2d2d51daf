import 'server-only'
import { planContent } from '@/content/plan-content'
import { isOrderPlan, orderHref } from '@/rules/membership/order-link'
import { plansOnSale, type ShownPlan } from '../plans.server'
import type { PlanOffer } from './plan-offer'

/** Where a plan's button leads without an address of its own: to its order page, if it has one. */
const defaultUrl = (plan: ShownPlan['key']) =>
  isOrderPlan(plan) ? orderHref({ plan, interval: null, returnTo: null }) : null

const toOffer = ({ button, html, key, prices, title, trialDays }: ShownPlan): PlanOffer => ({
  key,
  title,
  ...planContent(html),
  prices,
  trialDays,
  button: { title: button.title, url: button.url ?? defaultUrl(key) },
})

/** The plans on sale, in their order, as pages show them. */
export async function planOffers(): Promise<PlanOffer[]> {
  const { plans } = await plansOnSale()
  return plans.map(toOffer)
}
