import 'server-only'
import { formatMoney } from '@/rules/membership/money'
import type { Terms } from '@/rules/membership/subscription'
import { INTERVAL_KEYS } from '@/rules/membership/terms'
import { plansOnSale } from '../plans.server'
import { lookupKey, requirePrice } from './prices.server'

/** Makes the prices that are missing at Stripe. @returns a line for each price */
export async function requireAllPrices(): Promise<string[]> {
  const lines: string[] = []
  for (const { key, prices } of (await plansOnSale()).plans) {
    for (const interval of INTERVAL_KEYS) {
      const price = prices[interval]
      if (key === 'free' || price === null) continue
      const { amount, currency } = price
      const terms: Terms = { plan: key, interval, price: { amount, currency } }
      const { made } = await requirePrice(terms)
      lines.push(`${lookupKey(terms)}: ${formatMoney(terms.price)} ${made ? 'was made' : 'is there'}`)
    }
  }
  return lines
}
