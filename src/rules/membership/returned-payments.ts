import type { StripeSubscription } from './from-stripe'

/** What we read of a payment at Stripe. */
export type StripeCharge = {
  created: number
  disputed: boolean
  /** Whether all of it was returned. */
  refunded: boolean
  metadata: Readonly<Record<string, string>>
}

const RUNNING: readonly string[] = ['trialing', 'active', 'past_due', 'unpaid', 'paused']

/**
 * Whether a returned payment ends a subscription: a dispute of any of its payments does, a refund of the last one only
 * together with a cancellation.
 */
export function endsByReturn(found: StripeSubscription, charges: readonly StripeCharge[]): boolean {
  const [item] = found.items.data
  if (!item || !RUNNING.includes(found.status)) return false
  const isCanceled = found.cancel_at_period_end || found.cancel_at !== null
  return charges
    .filter(({ metadata }) => !metadata.gift)
    .some(
      ({ created, disputed, refunded }) =>
        (disputed && created >= found.start_date) || (refunded && isCanceled && created >= item.current_period_start),
    )
}
