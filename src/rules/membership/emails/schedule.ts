import { addDays } from '../periods'
import { isRenewing, type Subscription } from '../subscription'
import type { EventKind, EventOrigin, PaidPlan } from '../terms'
import type { EmailKind } from './kinds'

/** Days before the end of a trial on which its email is sent. */
const TRIAL_NOTICE_DAYS = 3
/** Days after the end of a paid membership on which the win-back note is sent. */
const WIN_BACK_DAYS = 30
/** With a shorter grace, the three emails about a payment would come at once. */
const LEAST_GRACE_DAYS = 3

export const WELCOME_OF = {
  standard: 'welcomeStandard',
  premium: 'welcomePremium',
  'executive-coaching': 'welcomeCoaching',
} as const satisfies Record<PaidPlan, EmailKind>

/** A line of the ledger, as far as emails follow from it. */
export type EmailCause = {
  kind: EventKind
  origin: EventOrigin
  at: Date
  subscription?: Subscription & { id: number }
  order?: number
  gift?: number
}

/** An email that is to be sent. Of several with the same key, one is. */
export type PlannedEmail = { kind: EmailKind; key: string; dueAt: Date }

/** The three emails of a payment that is due, over the days of grace. */
function paymentEmails({ graceUntil, id }: Subscription & { id: number }, now: Date): PlannedEmail[] {
  if (graceUntil === null) return []
  const planned = (kind: EmailKind, dueAt: Date) => ({ kind, key: `${kind}:${id}:${graceUntil.toISOString()}`, dueAt })
  const first = planned('paymentDue', now)
  if (addDays(now, LEAST_GRACE_DAYS) > graceUntil) return [first]
  const middle = new Date((now.getTime() + graceUntil.getTime()) / 2)
  return [first, planned('paymentReminder', middle), planned('paymentLast', addDays(graceUntil, -1))]
}

function startEmails({ id, plan, trialEndsAt }: Subscription & { id: number }, now: Date): PlannedEmail[] {
  const kind = WELCOME_OF[plan]
  const welcome = { kind, key: `welcome:${id}`, dueAt: now }
  if (trialEndsAt === null) return [welcome]
  const dueAt = addDays(trialEndsAt, -TRIAL_NOTICE_DAYS)
  return [welcome, { kind: 'trialEnding', key: `trialEnding:${id}`, dueAt: dueAt > now ? dueAt : now }]
}

/**
 * The emails that follow from a line of the ledger (docs/product.md#membership-emails). None from what our own code
 * brings in, such as an import.
 */
export function emailsAfter({ at, gift, kind, order, origin, subscription }: EmailCause): PlannedEmail[] {
  if (origin === 'import') return []
  switch (kind) {
    case 'ordered':
      // The email about the payment of the next period says what to pay.
      return order === undefined || origin === 'clock'
        ? []
        : [{ kind: 'orderPlaced', key: `orderPlaced:${order}`, dueAt: at }]
    case 'confirmed':
      if (gift !== undefined) return [{ kind: 'giftBought', key: `giftBought:${gift}`, dueAt: at }]
      return order === undefined ? [] : [{ kind: 'receipt', key: `receipt:${order}`, dueAt: at }]
    case 'started':
    case 'given':
      return subscription ? startEmails(subscription, at) : []
    case 'redeemed':
      // A gift that extends a membership begins none.
      return subscription && subscription.startedAt >= addDays(at, -1) ? startEmails(subscription, at) : []
    case 'payment_due':
      return subscription ? paymentEmails(subscription, at) : []
    case 'canceled':
      return subscription
        ? [{ kind: 'canceled', key: `canceled:${subscription.id}:${at.toISOString()}`, dueAt: at }]
        : []
    case 'card_expiring':
      return subscription
        ? [{ kind: 'cardExpiring', key: `cardExpiring:${subscription.id}:${at.toISOString()}`, dueAt: at }]
        : []
    case 'price_announced':
      return subscription?.announced
        ? [{ kind: 'priceChange', key: `priceChange:${subscription.id}:${at.toISOString()}`, dueAt: at }]
        : []
    case 'ended':
      return subscription && isRenewing(subscription)
        ? [{ kind: 'winBack', key: `winBack:${subscription.id}`, dueAt: addDays(at, WIN_BACK_DAYS) }]
        : []
    default:
      return []
  }
}
