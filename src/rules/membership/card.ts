import { addDays } from './periods'
import { isRenewing, type Subscription } from './subscription'

/** The card that a membership is paid with. */
export type Card = {
  last4: string
  /** The last month in which it is valid: "2027-03". */
  expires: string
}

type StripePaymentMethod = { type: string; card?: { last4: string; exp_month: number; exp_year: number } | null }
type DefaultMethod = string | StripePaymentMethod | null

/** What we read of how a subscription at Stripe is paid. */
export type StripePayer = {
  default_payment_method: DefaultMethod
  customer: string | { id: string; invoice_settings?: { default_payment_method: DefaultMethod } }
}

/** The card that Stripe charges: the subscription's own, else the customer's. Null for another way to pay. */
export function cardOf({ customer, default_payment_method: own }: StripePayer): Card | null {
  const method =
    own ?? (typeof customer === 'string' ? null : (customer.invoice_settings?.default_payment_method ?? null))
  if (method === null || typeof method === 'string' || !method.card) return null
  const { exp_month, exp_year, last4 } = method.card
  return { last4, expires: `${exp_year}-${String(exp_month).padStart(2, '0')}` }
}

/** Days before a payment on which its person is told that their card will have expired. */
const NOTICE_DAYS = 30

/** The first moment at which a card is no longer valid. */
function invalidFrom({ expires }: Card): Date {
  const [year, month] = expires.split('-').map(Number)
  return new Date(Date.UTC(year ?? 0, month ?? 0, 1))
}

/**
 * What a person is to be told about their card: that it expires before the next payment, which is due within 30 days.
 * @returns the card and the payment, so that each pair is told once; null when there is nothing to tell
 */
export function expiringCard(card: Card | null, subscription: Subscription, now: Date): string | null {
  const { cancelsAt, paidUntil, pausedUntil, status } = subscription
  const payment = pausedUntil ?? paidUntil
  const isWaiting = status === 'active' || status === 'trialing' || status === 'paused'
  if (card === null || payment === null || !isWaiting || !isRenewing(subscription) || cancelsAt !== null) return null
  if (payment <= now || payment > addDays(now, NOTICE_DAYS) || payment < invalidFrom(card)) return null
  return `${card.last4} ${card.expires} ${payment.toISOString()}`
}
