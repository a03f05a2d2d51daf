import { AppError } from '../app-error'
import { paymentDue } from './clock'
import { addMonths } from './periods'
import { isRenewing, isRunning, type Subscription } from './subscription'

/** The months that a pause can last. */
export const PAUSE_MONTHS = [1, 2, 3] as const
export type PauseMonths = (typeof PAUSE_MONTHS)[number]

/** @throws AppError conflict when nothing runs */
function requireRunning(subscription: Subscription): void {
  if (!isRunning(subscription)) throw new AppError('conflict', "You don't have a membership.")
}

/**
 * Cancels: the plan stays until the paid day. One that is past due or paused has no paid days left and ends now.
 * Again changes nothing.
 * @throws AppError conflict for one without an end, which costs nothing
 */
export function cancel(subscription: Subscription, now: Date): Subscription {
  requireRunning(subscription)
  const { cancelsAt, paidUntil, status, trialEndsAt } = subscription
  if (cancelsAt !== null) return subscription
  if (status === 'past_due' || status === 'paused') {
    return {
      ...subscription,
      status: 'ended',
      cancelsAt: now,
      pausedUntil: null,
      graceUntil: null,
      next: null,
      announced: null,
    }
  }
  const end = status === 'trialing' ? (trialEndsAt ?? paidUntil) : paidUntil
  if (end === null)
    throw new AppError('conflict', 'Your membership costs nothing and has no end. Write to us to end it.')
  return { ...subscription, cancelsAt: end, pausedUntil: null, next: null, announced: null }
}

/**
 * Takes back a cancellation, or ends a pause: one that has begun makes the next payment due now. Again changes nothing.
 * @param graceDays for how many days the plan is kept until that payment
 * @throws AppError conflict when nothing runs
 */
export function resume(subscription: Subscription, now: Date, graceDays: number): Subscription {
  requireRunning(subscription)
  if (subscription.status === 'paused') {
    return { ...paymentDue({ ...subscription, cancelsAt: null }, now, graceDays), billingDay: now.getUTCDate() }
  }
  return { ...subscription, cancelsAt: null, pausedUntil: null }
}

/**
 * Pauses from the paid day on. Asked again, the other number of months counts.
 * @throws AppError conflict for one that ends, does not renew, or is not paid
 */
export function pause(subscription: Subscription, months: PauseMonths): Subscription {
  requireRunning(subscription)
  const { billingDay, cancelsAt, paidUntil, status } = subscription
  if (!isRenewing(subscription) || paidUntil === null) {
    throw new AppError('conflict', 'Only a membership that is paid by the month or year can be paused.')
  }
  if (cancelsAt !== null) throw new AppError('conflict', 'Your membership is canceled. Resume it to pause it.')
  if (status === 'past_due') throw new AppError('conflict', 'A payment is due. Pay it, or cancel your membership.')
  if (status === 'paused') throw new AppError('conflict', 'Your membership is paused already.')
  return { ...subscription, pausedUntil: addMonths(paidUntil, months, billingDay) }
}
