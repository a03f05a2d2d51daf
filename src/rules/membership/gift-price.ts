import { MAX_AMOUNT, type Money } from './money'

/** What a plan costs; null where it is not sold by that interval. */
export type PlanPrices = { annual: Money | null; monthly: Money | null }

/**
 * The price of a gift: whole years at the price of a year, the rest by the month.
 * @returns null for a number of months that the plan is not sold for
 */
export function giftPrice({ annual, monthly }: PlanPrices, months: number): Money | null {
  const years = annual === null ? 0 : Math.floor(months / 12)
  const rest = months - years * 12
  const currency = (annual ?? monthly)?.currency
  if (currency === undefined || (rest > 0 && monthly === null)) return null
  const amount = years * (annual?.amount ?? 0) + rest * (monthly?.amount ?? 0)
  return amount > MAX_AMOUNT ? null : { amount, currency }
}
