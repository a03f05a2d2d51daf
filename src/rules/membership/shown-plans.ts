import type { Plan } from '../audience'
import { formatMoney, type Money, shareOf } from './money'
import { type Interval, MONTHS_OF } from './terms'

/** A price on sale. `monthFree`: a year costs at most eleven months. */
export type ShownPrice = Money & { monthFree?: true }

/** What a plan costs; null where it is not sold by that interval. */
export type ShownPrices = { annual: ShownPrice | null; monthly: ShownPrice | null }

type Priced = { key: Plan; prices: ShownPrices }

/** Whether a plan has a card in a view: by its price there, or on application. */
const isShown = ({ key, prices }: Priced, interval: Interval) =>
  key === 'executive-coaching' || prices[interval] !== null || (prices.annual === null && prices.monthly === null)

/**
 * The plans of the annual or the monthly view (docs/product.md#states): the monthly one has no Standard, and Executive
 * Coaching apart. A plan that is sold, but not by this interval, is left out.
 */
export function plansByInterval<P extends Priced>(
  plans: readonly P[],
  interval: Interval,
): { together: P[]; apart: P[] } {
  const sold = plans.filter((plan) => isShown(plan, interval))
  if (interval === 'annual') return { together: sold, apart: [] }
  return {
    together: sold.filter(({ key }) => key !== 'standard' && key !== 'executive-coaching'),
    apart: sold.filter(({ key }) => key === 'executive-coaching'),
  }
}

/** "a year" or "a month" */
export const PERIOD_OF = { annual: 'a year', monthly: 'a month' } as const satisfies Record<Interval, string>

/**
 * A price as a card shows it: by the month, with the year's sum beside it.
 * @returns such as { amount: "$22", period: "a month, billed $264 a year" }; without a period for nothing to pay
 */
export function cardPrice(price: Money, interval: Interval): { amount: string; period?: string } {
  if (price.amount === 0) return { amount: formatMoney(price) }
  const monthly = { ...price, amount: shareOf(price.amount, 1, MONTHS_OF[interval]) }
  const amount = formatMoney(monthly)
  return interval === 'monthly'
    ? { amount, period: 'a month, billed monthly' }
    : { amount, period: `a month, billed ${formatMoney(price)} a year` }
}

/** A price with its period: "$264 a year". */
export const pricePerPeriod = (price: Money, interval: Interval): string =>
  `${formatMoney(price)} ${PERIOD_OF[interval]}`

/**
 * What a plan costs in a menu of plans: by the month, and billed by the year where it can be, as the cards show first.
 * So plans can be compared. Null: on application.
 */
export function menuPrice({ annual, monthly }: ShownPrices): string | null {
  const price = annual ?? monthly
  if (price === null) return null
  if (price.amount === 0) return formatMoney(price)
  const [interval, billed] = annual ? (['annual', 'yearly'] as const) : (['monthly', 'monthly'] as const)
  return `${cardPrice(price, interval).amount} ${PERIOD_OF.monthly}, billed ${billed}`
}
