import { isRunning, type Subscription } from '../subscription'
import type { EmailKind } from './kinds'

/** What a planned email is about, when it is due. */
export type EmailSubject = {
  subscription: Subscription | null
  orderStatus: 'pending' | 'confirmed' | 'refused' | null
  /** Whether the gift is paid, and its payment was not returned. */
  isGiftPaid: boolean
  /** Whether the person has another membership that runs. */
  hasOther: boolean
}

const isPastDue = (subscription: Subscription | null) =>
  subscription?.status === 'past_due' && subscription.cancelsAt === null

/** Whether a planned email still says what is so: a payment can have arrived since. */
export function isStillDue(
  kind: EmailKind,
  { hasOther, isGiftPaid, orderStatus, subscription }: EmailSubject,
  now: Date,
): boolean {
  switch (kind) {
    case 'orderPlaced':
      return orderStatus === 'pending'
    case 'receipt':
      return orderStatus === 'confirmed'
    case 'welcomeStandard':
    case 'welcomePremium':
    case 'welcomeCoaching':
      return subscription !== null && isRunning(subscription)
    case 'trialEnding':
      return (
        subscription?.status === 'trialing' &&
        subscription.cancelsAt === null &&
        subscription.trialEndsAt !== null &&
        subscription.trialEndsAt > now
      )
    case 'paymentDue':
    case 'paymentReminder':
    case 'paymentLast':
      return isPastDue(subscription)
    case 'canceled':
      return subscription !== null && subscription.cancelsAt !== null
    case 'cardExpiring':
      return subscription !== null && isRunning(subscription) && subscription.cancelsAt === null
    case 'priceChange':
      return subscription !== null && isRunning(subscription) && subscription.announced !== null
    case 'winBack':
      return subscription?.status === 'ended' && !hasOther
    case 'giftBought':
      return isGiftPaid
    case 'gift':
      // Gifts have a date of their own (src/features/memberships/send-gifts.server.ts).
      return false
    default:
      return kind satisfies never
  }
}
