import { withAnnouncedPrice } from './announced-price'
import { addDays } from './periods'
import { earliest, isRenewing, type Subscription } from './subscription'
import type { EventKind } from './terms'

/** What time alone did to a subscription. */
export type ClockChange = { subscription: Subscription; kind: Extract<EventKind, 'ended' | 'paused' | 'payment_due'> }

/** Stripe says itself when it was paid, or not. */
const isOwnClock = ({ source }: Subscription) => source !== 'stripe'

/** The terms of a period that begins: those that were asked for, else those that go on, at the price announced for it. */
function nextTerms(subscription: Subscription, at: Date): Subscription {
  const { next } = subscription
  if (next === null) return withAnnouncedPrice(subscription, at)
  return { ...subscription, ...next, next: null, announced: null }
}

const ended = (subscription: Subscription): ClockChange => ({
  subscription: { ...subscription, status: 'ended', pausedUntil: null, graceUntil: null, next: null },
  kind: 'ended',
})

/**
 * A new period begins unpaid.
 * @param at its first moment
 * @param graceDays for how many days the plan is kept without the payment
 */
export const paymentDue = (subscription: Subscription, at: Date, graceDays: number): Subscription => ({
  ...nextTerms(subscription, at),
  status: 'past_due',
  paidUntil: at,
  pausedUntil: null,
  graceUntil: addDays(at, graceDays),
})

/**
 * The next change that time alone has made to a subscription by now; null if there is none. Call it again with the
 * result, since several can be due.
 */
export function advance(subscription: Subscription, now: Date, graceDays: number): ClockChange | null {
  const { cancelsAt, graceUntil, paidUntil, pausedUntil, status } = subscription
  const isOver = (time: Date | null) => time !== null && time <= now
  switch (status) {
    case 'trialing':
    case 'active':
      if (isOver(cancelsAt)) return ended(subscription)
      if (!isOver(paidUntil) || paidUntil === null) return null
      if (pausedUntil !== null) return { subscription: { ...subscription, status: 'paused' }, kind: 'paused' }
      if (!isRenewing(subscription)) return ended(subscription)
      if (!isOwnClock(subscription)) return null
      return { subscription: paymentDue(subscription, paidUntil, graceDays), kind: 'payment_due' }
    case 'past_due':
      if (isOver(cancelsAt) || (isOver(graceUntil) && isOwnClock(subscription))) return ended(subscription)
      return null
    case 'paused':
      if (isOver(cancelsAt)) return ended(subscription)
      if (pausedUntil === null || !isOver(pausedUntil) || !isOwnClock(subscription)) return null
      return { subscription: paymentDue(subscription, pausedUntil, graceDays), kind: 'payment_due' }
    case 'pending':
    case 'ended':
      return null
    default:
      return status satisfies never
  }
}

/**
 * When time alone next changes a subscription, or the plan that it gives.
 * @returns null if only an event can change it
 */
export function nextChangeAt(subscription: Subscription, now: Date): Date | null {
  const { cancelsAt, graceUntil, paidUntil, pausedUntil, startedAt, status } = subscription
  if (status === 'pending' || status === 'ended') return null
  const times = [startedAt, cancelsAt]
  if (status === 'past_due') times.push(graceUntil)
  else if (status === 'paused') times.push(isOwnClock(subscription) ? pausedUntil : null)
  else if (pausedUntil !== null || !isRenewing(subscription) || isOwnClock(subscription)) times.push(paidUntil)
  return earliest(times.filter((time) => time !== null && time > now))
}
