import { longDate } from '@/rules/dates'
import type { Card } from '@/rules/membership/card'
import type { Money } from '@/rules/membership/money'
import { pricePerPeriod } from '@/rules/membership/shown-plans'
import type { SubscriptionView } from '../own.server'

const day = (iso: string | null) => longDate(iso) ?? 'a day to be set'

/** What a membership costs, in words. */
export function priceWords({
  interval,
  price,
  source,
}: Pick<SubscriptionView, 'interval' | 'price' | 'source'>): string {
  if (price && interval) return pricePerPeriod(price, interval)
  return source === 'gift' ? 'Nothing, it is a gift' : 'Nothing, it is free of charge'
}

const afterTrial = (subscription: SubscriptionView) =>
  subscription.cancelsAt === null
    ? `Then it costs ${priceWords(subscription)}.`
    : 'It is canceled: nothing will be charged.'

function activeWords({ cancelsAt, interval, paidUntil, pausedUntil, price }: SubscriptionView): string {
  if (cancelsAt !== null)
    return `Canceled. You keep it until ${day(cancelsAt)}, and can take the cancellation back until then.`
  if (pausedUntil !== null) return `Pauses on ${day(paidUntil)}, and goes on ${day(pausedUntil)}.`
  if (interval === null || price === null) {
    return paidUntil === null ? 'Yours without an end.' : `Yours until ${day(paidUntil)}. It ends by itself.`
  }
  return `Renews on ${day(paidUntil)} for ${pricePerPeriod(price, interval)}.`
}

/** What happens with a membership next, in plain words. */
export function stateWords(subscription: SubscriptionView): string {
  const { graceUntil, pausedUntil, status, trialEndsAt } = subscription
  switch (status) {
    case 'pending':
      return 'Ordered. It begins when your payment has arrived.'
    case 'trialing':
      return `Your trial ends on ${day(trialEndsAt)}. ${afterTrial(subscription)}`
    case 'active':
      return activeWords(subscription)
    case 'past_due':
      return graceUntil === null
        ? 'A payment is due.'
        : `A payment is due. You keep your plan until ${day(graceUntil)}.`
    case 'paused':
      return `Paused until ${day(pausedUntil)}. Until then you have the free plan.`
    case 'ended':
      return 'Ended.'
    default:
      return status satisfies never
  }
}

/** When the next payment is, and how much it is; null when there is none to come. */
export function nextPayment(
  { cancelsAt, interval, paidUntil, pausedUntil, price, status }: SubscriptionView,
  next: { price: Money } | null,
): { amount: Money; on: string } | null {
  const on = pausedUntil ?? paidUntil
  const isRunning = status === 'active' || status === 'trialing' || status === 'paused'
  if (!isRunning || cancelsAt !== null || interval === null || price === null || on === null) return null
  return { amount: next?.price ?? price, on }
}

/** The card that is charged next, with the last month in which it is valid as cards have it: "03/29". */
export function cardWords({ expires, last4 }: Card): string {
  const [year = '', month = ''] = expires.split('-')
  return `Your card ends in ${last4} and is valid until ${month}/${year.slice(2)}.`
}
