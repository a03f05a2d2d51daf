import { AppError } from '../app-error'
import { shareOf } from './money'
import { periodEnd, periodStart } from './periods'
import { planRank } from './plan-of'
import { isRunning, type Subscription, type Terms } from './subscription'
import { MONTHS_OF } from './terms'

/** What a change of plan costs, and when it begins. */
export type Quote = {
  kind: 'same' | 'upgrade' | 'downgrade'
  /** In minor units of the currency. */
  dueNow: number
  currency: string
  /** When the new terms begin. */
  from: Date
  /** The end of the paid period after the change. */
  paidUntil: Date
}

/** Whether new terms begin now: a higher plan, or a year in place of a month. */
const isUpgrade = (from: Terms, to: Terms) =>
  planRank(to.plan) > planRank(from.plan) ||
  (to.plan === from.plan && MONTHS_OF[to.interval] > MONTHS_OF[from.interval])

/** @throws AppError conflict, unprocessable */
function payingTerms({ cancelsAt, interval, pausedUntil, plan, price, status }: Subscription, to: Terms): Terms {
  if (cancelsAt !== null) throw new AppError('conflict', 'Your membership is canceled. Resume it to change it.')
  if (status === 'past_due') throw new AppError('conflict', 'A payment is due. Pay it to change your membership.')
  if (pausedUntil !== null) throw new AppError('conflict', 'Your membership is paused. Resume it to change it.')
  if (interval === null || price === null) throw new AppError('conflict', 'Your membership costs nothing.')
  if (price.currency !== to.price.currency) {
    throw new AppError('unprocessable', 'This plan is sold in another currency.', {
      fields: { plan: 'This plan is sold in another currency. Write to us.' },
    })
  }
  return { plan, interval, price }
}

/**
 * What new terms cost (docs/product.md#memberships). More begins now and is charged in proportion to the time that is
 * left; less begins at the end of the paid period and costs nothing now.
 * @throws AppError conflict for one that is canceled, paused, past due or free of charge; unprocessable
 */
export function quoteChange(subscription: Subscription, to: Terms, now: Date): Quote {
  const { billingDay, paidUntil, status } = subscription
  if (!isRunning(subscription) || paidUntil === null) throw new AppError('conflict', "You don't have a membership.")
  const from = payingTerms(subscription, to)
  const { currency } = to.price
  if (from.plan === to.plan && from.interval === to.interval) {
    return { kind: 'same', dueNow: 0, currency, from: now, paidUntil }
  }
  if (!isUpgrade(from, to)) return { kind: 'downgrade', dueNow: 0, currency, from: paidUntil, paidUntil }
  const upgrade = { kind: 'upgrade', currency, from: now } as const
  // Nothing is paid during a trial.
  if (status === 'trialing') return { ...upgrade, dueNow: 0, paidUntil }
  const periodMs = paidUntil.getTime() - periodStart(paidUntil, from.interval, billingDay).getTime()
  const leftMs = Math.max(0, paidUntil.getTime() - now.getTime())
  if (from.interval === to.interval) {
    const difference = Math.max(0, to.price.amount - from.price.amount)
    return { ...upgrade, dueNow: shareOf(difference, leftMs, periodMs), paidUntil }
  }
  const credit = shareOf(from.price.amount, leftMs, periodMs)
  const end = periodEnd(now, to.interval)
  if (credit <= to.price.amount) return { ...upgrade, dueNow: to.price.amount - credit, paidUntil: end }
  // What was paid is worth more than a period of the new terms: it becomes time.
  const ms = shareOf(end.getTime() - now.getTime(), credit, Math.max(1, to.price.amount))
  return { ...upgrade, dueNow: 0, paidUntil: new Date(now.getTime() + ms) }
}

/**
 * The subscription after a change that its quote allows: at once for more, from the next period on for less. The same
 * terms again take back a change that was asked for.
 */
export function applyChange(subscription: Subscription, to: Terms, { kind, paidUntil }: Quote): Subscription {
  switch (kind) {
    case 'same':
      return { ...subscription, next: null }
    case 'downgrade':
      return { ...subscription, next: to, announced: null }
    case 'upgrade': {
      const billingDay = to.interval === subscription.interval ? subscription.billingDay : paidUntil.getUTCDate()
      return { ...subscription, ...to, paidUntil, billingDay, next: null, announced: null }
    }
    default:
      return kind satisfies never
  }
}
