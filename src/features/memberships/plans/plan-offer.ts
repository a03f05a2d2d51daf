import type { Plan } from '@/rules/audience'
import type { ShownPrices } from '@/rules/membership/shown-plans'

/** A plan on sale as pages show it. */
export type PlanOffer = {
  key: Plan
  title: string
  text: string
  items: readonly string[]
  prices: ShownPrices
  /** Days that are free at the start. */
  trialDays: number
  button: { title: string; url: string | null }
}
