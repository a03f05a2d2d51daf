import 'server-only'
import { printableName } from '@/rules/account-emails'
import { longDate } from '@/rules/dates'
import { firstPaymentFrom } from '@/rules/membership/announced-price'
import type { PlaceholderValues } from '@/rules/membership/emails/placeholders'
import { formatMoney, type Money } from '@/rules/membership/money'
import type { Subscription } from '@/rules/membership/subscription'
import { type Interval, type PaidPlan, PLAN_LABELS } from '@/rules/membership/terms'

/** What the texts of an email are filled with. */
export type EmailFacts = {
  firstName: string | null
  subscription: Subscription | null
  order: {
    id: number
    plan: PaidPlan
    interval: Interval | null
    amount: Money
    price: Money | null
    paidAt: string | null
    paidUntil: string | null
    termsVersion: string | null
  } | null
  /** The version of the terms that was agreed to at Stripe, where there are no orders. */
  agreedTo: string | null
  /** The settings' text on bank transfers. */
  howToPay: string | null
}

const day = (at: Date | string | null | undefined) =>
  longDate(typeof at === 'string' ? at : at?.toISOString()) ?? undefined

/** "$264 a year". */
const priceOf = (price: Money | null | undefined, interval: Interval | null | undefined) =>
  price && interval ? `${formatMoney(price)} a ${interval === 'annual' ? 'year' : 'month'}` : undefined

/** What is said about an announced price. */
function newPriceOf(subscription: Subscription | null): Pick<PlaceholderValues, 'newPrice' | 'newPriceOn'> {
  const { announced = null, interval, price } = subscription ?? {}
  if (subscription === null || announced === null || !price) return {}
  return {
    newPrice: priceOf({ ...price, amount: announced.amount }, interval),
    newPriceOn: day(firstPaymentFrom(subscription, announced.from)),
  }
}

/** The values of the placeholders of an email. */
export function emailValues({ agreedTo, firstName, howToPay, order, subscription }: EmailFacts): PlaceholderValues {
  const plan = order?.plan ?? subscription?.plan
  return {
    firstName: printableName(firstName) ?? 'there',
    plan: plan && PLAN_LABELS[plan],
    price: priceOf(order?.price, order?.interval) ?? priceOf(subscription?.price, subscription?.interval),
    paidUntil: day(order?.paidUntil ?? subscription?.pausedUntil ?? subscription?.paidUntil),
    ...newPriceOf(subscription),
    trialEnds: day(subscription?.trialEndsAt),
    keptUntil: day(subscription?.graceUntil),
    amount: order ? formatMoney(order.amount) : undefined,
    order: order ? String(order.id) : undefined,
    paidOn: day(order?.paidAt),
    termsVersion: order?.termsVersion ?? agreedTo ?? undefined,
    howToPay: howToPay?.trim() || undefined,
  }
}
