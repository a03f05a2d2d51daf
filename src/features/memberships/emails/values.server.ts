import 'server-only'
import { printableName } from '@/rules/account-emails'
import { longDate } from '@/rules/dates'
import { firstPaymentFrom } from '@/rules/membership/announced-price'
import type { PlaceholderValues } from '@/rules/membership/emails/placeholders'
import { formatMoney, type Money } from '@/rules/membership/money'
import type { Subscription } from '@/rules/membership/subscription'
import { type Interval, type PaidPlan, PLAN_LABELS } from '@/rules/membership/terms'

/** A gift that is paid. */
export type GiftFacts = {
  plan: PaidPlan
  months: number
  /** The email address of the recipient. */
  to: string | null
  /** The day on which the code is sent; null: as soon as it is paid. */
  on: Date | null
  message: string | null
  paid: Money
  paidAt: Date
  /** The version of the terms that was agreed to. */
  termsVersion: string | null
}

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
  /** For the person who has bought it. */
  gift: GiftFacts | null
  /** The version of the terms that was agreed to for a membership at Stripe, where there are no orders. */
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

/** How long a gift lasts, in a sentence. */
export const giftLength = (months: number) => (months === 1 ? 'a month' : `${months} months`)

/** What is said about a gift to the person who has bought it. */
function giftValues(gift: GiftFacts | null, now: Date): PlaceholderValues {
  if (gift === null) return {}
  const { message, months, on, to } = gift
  return {
    length: giftLength(months),
    recipient: to ?? undefined,
    sendOn: on !== null && on > now ? `on ${day(on)}` : 'today',
    message: message ?? undefined,
  }
}

/** The values of the placeholders of an email. */
export function emailValues(
  { agreedTo, firstName, gift, howToPay, order, subscription }: EmailFacts,
  now: Date,
): PlaceholderValues {
  const plan = order?.plan ?? subscription?.plan ?? gift?.plan
  const amount = order?.amount ?? gift?.paid
  return {
    firstName: printableName(firstName) ?? 'there',
    plan: plan && PLAN_LABELS[plan],
    price: priceOf(order?.price, order?.interval) ?? priceOf(subscription?.price, subscription?.interval),
    paidUntil: day(order?.paidUntil ?? subscription?.pausedUntil ?? subscription?.paidUntil),
    ...newPriceOf(subscription),
    trialEnds: day(subscription?.trialEndsAt),
    keptUntil: day(subscription?.graceUntil),
    ...giftValues(gift, now),
    amount: amount && formatMoney(amount),
    order: order ? String(order.id) : undefined,
    paidOn: day(order?.paidAt ?? gift?.paidAt),
    termsVersion: order?.termsVersion ?? gift?.termsVersion ?? agreedTo ?? undefined,
    howToPay: howToPay?.trim() || undefined,
  }
}
