import type { Subscription } from './subscription'
import type { EventKind } from './terms'

const timeOf = (at: Date | null) => at?.getTime() ?? null

/** The parts of a subscription that can differ, as values that can be compared. */
const partsOf = (subscription: Subscription) => ({
  plan: subscription.plan,
  interval: subscription.interval,
  amount: subscription.price?.amount ?? null,
  currency: subscription.price?.currency ?? null,
  status: subscription.status,
  startedAt: timeOf(subscription.startedAt),
  paidUntil: timeOf(subscription.paidUntil),
  cancelsAt: timeOf(subscription.cancelsAt),
  trialEndsAt: timeOf(subscription.trialEndsAt),
  pausedUntil: timeOf(subscription.pausedUntil),
  graceUntil: timeOf(subscription.graceUntil),
  billingDay: subscription.billingDay,
  next: JSON.stringify(subscription.next),
})

export type Part = keyof ReturnType<typeof partsOf>

/** The names of the parts in which two states of a subscription differ. */
export function differingParts(before: Subscription, after: Subscription): Part[] {
  const [old, now] = [partsOf(before), partsOf(after)]
  return (Object.keys(now) as Part[]).filter((part) => old[part] !== now[part])
}

/** The line of the ledger for a change that the payment provider reports; null when nothing has changed. */
export function kindOfChange(before: Subscription, after: Subscription): EventKind | null {
  const parts = new Set(differingParts(before, after))
  if (parts.size === 0) return null
  if (parts.has('status')) {
    if (after.status === 'ended') return 'ended'
    if (after.status === 'past_due') return 'payment_due'
    if (after.status === 'paused') return 'paused'
    if (before.status === 'paused' || before.status === 'ended') return 'resumed'
  }
  const hasPrice = parts.has('amount') || parts.has('currency')
  if (hasPrice && !parts.has('plan') && !parts.has('interval')) return 'price_changed'
  if (parts.has('plan') || parts.has('interval')) return 'changed'
  if (parts.has('cancelsAt')) return after.cancelsAt === null ? 'resumed' : 'canceled'
  if (parts.has('pausedUntil')) return after.pausedUntil === null ? 'resumed' : 'pause_planned'
  if (parts.has('next')) return 'change_planned'
  return parts.has('paidUntil') || parts.has('status') ? 'renewed' : 'changed'
}
