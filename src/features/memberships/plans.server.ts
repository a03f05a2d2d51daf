import 'server-only'
import { asSystem } from '@/cms/client/local-api.server'
import { safeHtml } from '@/content/safe-html'
import type { Plan as StoredPlan } from '@/payload-types'
import { AppError } from '@/rules/app-error'
import type { Plan } from '@/rules/audience'
import { typeTag } from '@/rules/cache-tags'
import type { PlanPrices } from '@/rules/membership/gift-price'
import { hasMonthFree, type Money } from '@/rules/membership/money'
import type { Terms } from '@/rules/membership/subscription'
import type { Interval } from '@/rules/membership/terms'
import { cached, recordTags } from '@/runtime/cached'
import { hasStripe } from './stripe/client.server'

/** A price as the calls send it. `monthFree`: a year costs at most eleven months. */
type ShownPrice = Money & { monthFree?: true }

/** A plan on sale, as the calls send it. */
export type ShownPlan = {
  key: Plan
  title: string
  /** Safe HTML. */
  html: string
  prices: { annual: ShownPrice | null; monthly: ShownPrice | null }
  /** Days that are free at the start. Orders that are not paid online have none. */
  trialDays: number
  button: { title: string; url: string | null }
}

const priceOf = (amount: number | null | undefined, currency: string): Money | null =>
  typeof amount === 'number' ? { amount, currency } : null

function pricesOf({ annualAmount, currency, monthlyAmount }: StoredPlan): ShownPlan['prices'] {
  const annual: ShownPrice | null = priceOf(annualAmount, currency)
  const monthly = priceOf(monthlyAmount, currency)
  if (annual && monthly && hasMonthFree(annual.amount, monthly.amount)) annual.monthFree = true
  return { annual, monthly }
}

const toShownPlan = (plan: StoredPlan): ShownPlan => ({
  key: plan.key,
  title: plan.title,
  html: safeHtml(plan.html),
  prices: pricesOf(plan),
  trialDays: hasStripe() ? plan.trialDays : 0,
  button: { title: plan.button?.title || `Choose ${plan.title}`, url: plan.button?.url || null },
})

/** The plans on sale, in their order, cached until one of them changes. GET /api/plans */
export async function plansOnSale(): Promise<{ plans: readonly ShownPlan[] }> {
  const plans = await cached('plans', async () => {
    recordTags(typeTag('plans'))
    const payload = await asSystem('the plans on sale, which everybody sees')
    const { docs } = await payload.db.find<StoredPlan>({
      collection: 'plans',
      where: { active: { equals: true } },
      sort: ['position', 'id'],
      pagination: false,
    })
    return docs.map(toShownPlan)
  })
  return { plans }
}

/** For how many days a plan is free at the start. */
export async function trialDaysOf(key: Plan): Promise<number> {
  const { plans } = await plansOnSale()
  return plans.find((one) => one.key === key)?.trialDays ?? 0
}

const notForSale = () =>
  new AppError('unprocessable', 'This plan is not for sale.', { fields: { plan: 'This plan is not for sale.' } })

/** The prices of a plan on sale. @throws AppError unprocessable */
export async function pricesOnSale(key: Plan): Promise<PlanPrices> {
  const { plans } = await plansOnSale()
  const plan = plans.find((one) => one.key === key)
  if (!plan) throw notForSale()
  return plan.prices
}

/** What someone who chooses a plan pays. @throws AppError unprocessable where it is not sold like this */
export async function termsOnSale(plan: Plan, interval: Interval): Promise<Terms> {
  const price = (await pricesOnSale(plan))[interval]
  if (price === null || plan === 'free') throw notForSale()
  return { plan, interval, price: { amount: price.amount, currency: price.currency } }
}
