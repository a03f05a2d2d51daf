import { addDays, periodEnd } from './periods'
import { type AnnouncedPrice, isRenewing, isRunning, type Subscription } from './subscription'

/** For how many days a person knows of a new price before they pay it. */
export const PRICE_NOTICE_DAYS = 30

/** The first payment of a subscription at or after a time; null for one that is not paid again. */
export function firstPaymentFrom(subscription: Subscription, from: Date): Date | null {
  const { billingDay, cancelsAt, interval, paidUntil, pausedUntil } = subscription
  let payment = pausedUntil ?? paidUntil
  if (payment === null || interval === null || cancelsAt !== null || !isRunning(subscription)) return null
  while (payment < from) payment = periodEnd(payment, interval, billingDay)
  return payment
}

/**
 * Whether a payment at a time is at the announced price: only if its day has come, and the person has known of it long
 * enough.
 */
export function isAnnouncedDue({ announced }: Subscription, payment: Date): boolean {
  if (announced === null || announced.notifiedAt === null) return false
  return announced.from <= payment && addDays(announced.notifiedAt, PRICE_NOTICE_DAYS) <= payment
}

/** A subscription whose next period begins at a time: with the announced price, if it counts by then. */
export function withAnnouncedPrice(subscription: Subscription, payment: Date): Subscription {
  const { announced, price } = subscription
  if (announced === null || price === null || !isAnnouncedDue(subscription, payment)) return subscription
  return { ...subscription, price: { ...price, amount: announced.amount }, announced: null }
}

/**
 * Whether a subscription can be moved to a new price: it is paid at another one in the same currency, goes on, and its
 * person has not chosen other terms from the next period on.
 */
export function canAnnounce(subscription: Subscription, price: { amount: number; currency: string }): boolean {
  const { cancelsAt, next, price: own, source } = subscription
  if (!isRunning(subscription) || !isRenewing(subscription) || cancelsAt !== null || next !== null) return false
  const isPaid = source === 'stripe' || source === 'offline'
  return isPaid && own !== null && own.currency === price.currency && own.amount !== price.amount
}

/** The announcement that stays when the payment provider reports a subscription: none after another choice of terms. */
export function announcementAfter(before: Subscription, after: Subscription): AnnouncedPrice | null {
  const isSame =
    before.plan === after.plan &&
    before.interval === after.interval &&
    before.price?.amount === after.price?.amount &&
    before.price?.currency === after.price?.currency
  const goesOn = after.status !== 'ended' && after.cancelsAt === null
  return isSame && goesOn && after.next === null ? before.announced : null
}
