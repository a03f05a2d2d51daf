import type { Plan } from '../audience'
import type { Money } from './money'
import type { ShownPrices } from './shown-plans'
import { INTERVAL_KEYS, type Interval, type PaidPlan } from './terms'

/** Terms that someone can change to. */
export type ChangeOption = { plan: PaidPlan; interval: Interval; title: string; price: Money }

type Sold = { key: Plan; title: string; prices: ShownPrices }

/** What a membership can be changed to: every plan on sale, by every interval, but for what the person has. */
export function changeOptions(
  plans: readonly Sold[],
  own: { plan: PaidPlan; interval: Interval | null },
): ChangeOption[] {
  return plans.flatMap(({ key, prices, title }) =>
    INTERVAL_KEYS.flatMap((interval) => {
      const price = prices[interval]
      if (key === 'free' || price === null || (key === own.plan && interval === own.interval)) return []
      return [{ plan: key, interval, title, price: { amount: price.amount, currency: price.currency } }]
    }),
  )
}
