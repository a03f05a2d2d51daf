import { sql } from 'drizzle-orm'
import { AppError } from '@/rules/app-error'
import { applyChange, quoteChange } from '@/rules/membership/change-plan'
import { periodEnd } from '@/rules/membership/periods'
import { isRenewing, isRunning, type Subscription, type Terms } from '@/rules/membership/subscription'
import { saveSubscription, startSubscription } from './change'
import { appendEvent } from './ledger'
import type { MemberChange } from './member-change'
import type { StoredOrder } from './orders'
import { type StoredSubscription, subscriptionsOf } from './rows'

/** A confirmed order with the day on which it was paid. */
type PaidOrder = StoredOrder & { paid_at: Date }

/** What an order for a membership pays for each period. */
function termsOf({ currency, interval, plan, price }: StoredOrder): Terms {
  if (interval === null || price === null) throw new Error('An order for a membership has an interval and a price.')
  return { plan, interval, price: { amount: price, currency } }
}

/**
 * What follows from the payment of an order: a new membership, the next period, a change of plan or a gift to redeem.
 * @throws AppError conflict when it no longer fits what the person has
 */
export async function settleOrder(change: MemberChange, order: PaidOrder): Promise<void> {
  const subscriptions = await subscriptionsOf(change.run, change.user)
  const paid = { amount: order.amount, currency: order.currency }
  await appendEvent(change, 'confirmed', { order: order.id, gift: order.gift_id ?? undefined, paid })
  switch (order.kind) {
    case 'new':
      return startMembership(change, order, subscriptions)
    case 'renewal':
      return renew(change, order, subscriptionOf(order, subscriptions))
    case 'change':
      return changePlan(change, order, subscriptionOf(order, subscriptions))
    case 'gift':
      await change.run(sql`update gifts set paid = true where id = ${order.gift_id} returning id`)
      return
    default:
      return order.kind satisfies never
  }
}

/** @throws AppError conflict */
function subscriptionOf({ subscription_id }: StoredOrder, subscriptions: readonly StoredSubscription[]) {
  const found = subscriptions.find(({ id }) => id === subscription_id)
  if (!found) throw new AppError('conflict', 'The membership of this order does not exist any more.')
  return found
}

/** A subscription whose first period begins with its payment. */
const newSubscription = (terms: Terms, startedAt: Date): Subscription => ({
  ...terms,
  source: 'offline',
  status: 'active',
  startedAt,
  paidUntil: periodEnd(startedAt, terms.interval),
  cancelsAt: null,
  trialEndsAt: null,
  pausedUntil: null,
  graceUntil: null,
  billingDay: startedAt.getUTCDate(),
  next: null,
  announced: null,
})

async function startMembership(
  change: MemberChange,
  order: PaidOrder,
  subscriptions: readonly StoredSubscription[],
): Promise<void> {
  if (subscriptions.some((one) => isRunning(one) && isRenewing(one))) {
    throw new AppError('conflict', 'This person has a membership already. Refuse this order, or end the other one.')
  }
  const started = await startSubscription(change, newSubscription(termsOf(order), order.paid_at), 'started', {
    order: order.id,
  })
  await change.run(sql`update orders set subscription_id = ${started.id} where id = ${order.id} returning id`)
}

/** The next period begins where the last one ended. @throws AppError conflict */
async function renew(change: MemberChange, order: PaidOrder, stored: StoredSubscription): Promise<void> {
  const terms = termsOf(order)
  const { billingDay, paidUntil: from } = stored
  if (!isRunning(stored) || from === null) throw new AppError('conflict', 'The membership of this order has ended.')
  const paidUntil = periodEnd(from, terms.interval, billingDay)
  const renewed = { ...stored, ...terms, status: 'active', paidUntil, graceUntil: null } as const
  await saveSubscription(change, stored, renewed, 'renewed', { order: order.id })
}

/** @throws AppError conflict */
async function changePlan(change: MemberChange, order: PaidOrder, stored: StoredSubscription): Promise<void> {
  const terms = termsOf(order)
  const changed = applyChange(stored, terms, quoteChange(stored, terms, change.now))
  await saveSubscription(change, stored, changed, 'changed', { order: order.id })
}
