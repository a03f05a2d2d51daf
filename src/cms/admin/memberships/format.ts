import { longDate } from '@/rules/dates'
import { formatMoney, type Money } from '@/rules/membership/money'
import type { Subscription } from '@/rules/membership/subscription'
import { type Interval, PLAN_LABELS, SOURCES, STATUSES } from '@/rules/membership/terms'

/** A day for staff, in UTC; a dash without one. */
export const dayText = (at: Date | string | null): string => longDate(at instanceof Date ? at.toISOString() : at) ?? '–'

/** "$24 a month". */
export const priceText = (price: Money | null, interval: Interval | null): string =>
  price && interval ? `${formatMoney(price)} a ${interval === 'annual' ? 'year' : 'month'}` : 'Free of charge'

/** What a subscription is and when it ends, in a sentence. */
export function subscriptionText({
  cancelsAt,
  graceUntil,
  interval,
  paidUntil,
  pausedUntil,
  plan,
  price,
  source,
  status,
}: Subscription): string {
  const parts = [
    `${PLAN_LABELS[plan]}, ${STATUSES[status].toLowerCase()}, ${SOURCES[source]}, ${priceText(price, interval)}`,
  ]
  if (paidUntil) parts.push(`until ${dayText(paidUntil)}`)
  if (cancelsAt) parts.push(`canceled to ${dayText(cancelsAt)}`)
  if (pausedUntil) parts.push(`paused until ${dayText(pausedUntil)}`)
  if (graceUntil && status === 'past_due') parts.push(`kept until ${dayText(graceUntil)}`)
  return parts.join(', ')
}
