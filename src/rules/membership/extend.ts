import { AppError } from '../app-error'
import { addMonths } from './periods'
import { planRank, reaches } from './plan-of'
import { isRenewing, type Subscription } from './subscription'
import type { PaidPlan } from './terms'

export type Gift = { plan: PaidPlan; months: number }

/** A subscription that a gift begins now. */
export const giftSubscription = ({ months, plan }: Gift, now: Date): Subscription => ({
  plan,
  interval: null,
  price: null,
  source: 'gift',
  status: 'active',
  startedAt: now,
  paidUntil: addMonths(now, months),
  cancelsAt: null,
  trialEndsAt: null,
  pausedUntil: null,
  graceUntil: null,
  billingDay: now.getUTCDate(),
  next: null,
  announced: null,
})

/** A subscription whose paid day a gift moves; one that is canceled ends on the new day. */
export function extend(subscription: Subscription, months: number): Subscription {
  const { billingDay, cancelsAt, paidUntil } = subscription
  if (paidUntil === null) return subscription
  const later = addMonths(paidUntil, months, billingDay)
  return { ...subscription, paidUntil: later, cancelsAt: cancelsAt === null ? null : later }
}

/**
 * A subscription without the months of a gift whose payment was returned. One that costs nothing ends when no time is
 * left; one that is paid then has its next payment due.
 */
export function retract(subscription: Subscription, months: number, now: Date): Subscription {
  const { billingDay, cancelsAt, paidUntil } = subscription
  if (paidUntil === null) return subscription
  const earlier = addMonths(paidUntil, -months, billingDay)
  const end = earlier > now ? earlier : now
  const left = { ...subscription, paidUntil: end, cancelsAt: cancelsAt === null ? null : end }
  return end > now || isRenewing(subscription) ? left : { ...left, status: 'ended' }
}

/**
 * The subscription that a gift extends: one of the same plan that gives it now.
 * @returns null when the gift begins a membership of its own
 * @throws AppError conflict when the person has as much or more without it; the code is then not used up
 */
export function extendedByGift<S extends Subscription>(subscriptions: readonly S[], gift: Gift, now: Date): S | null {
  const current = subscriptions.filter((one) => reaches(one, now) && planRank(one.plan) >= planRank(gift.plan))
  if (current.length === 0) return null
  const extended = current.find(
    ({ paidUntil, plan, source, status }) =>
      plan === gift.plan && status === 'active' && paidUntil !== null && source !== 'stripe',
  )
  if (extended) return extended
  throw new AppError(
    'conflict',
    'You have this membership, or a higher one, without the gift. Keep the code for later.',
  )
}
