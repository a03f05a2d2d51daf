import 'server-only'
import { saveSubscription } from '@/cms/memberships/change'
import type { MemberChange } from '@/cms/memberships/member-change'
import {
  type NewOrder,
  orderNextPeriod,
  pendingOrders,
  placeOrder,
  refuseOrder,
  refuseOrdersOf,
  type StoredOrder,
} from '@/cms/memberships/orders'
import { returnRules } from '@/cms/memberships/return-rules'
import { type StoredSubscription, subscriptionsOf } from '@/cms/memberships/rows'
import { AppError } from '@/rules/app-error'
import { applyChange, quoteChange } from '@/rules/membership/change-plan'
import { cancel, pause, resume } from '@/rules/membership/changes'
import type { Terms } from '@/rules/membership/subscription'
import { ACCOUNT_URI, THANK_YOU, withReturn } from './addresses'
import { changeFor } from './own.server'
import type { Member, Provider, Purchase } from './provider'

/** Where a person reads how to pay an order. */
const orderUri = (order: number) => `${THANK_YOU}?order=${order}`

const toOrder = (purchase: Purchase): NewOrder => {
  const { consentVersion, kind } = purchase
  if (kind === 'gift') {
    const { gift, plan, price } = purchase
    return { kind, plan, interval: null, ...price, price: null, gift, consentVersion }
  }
  const { interval, plan, price } = purchase.terms
  return { kind, plan, interval, ...price, price: price.amount, consentVersion }
}

const isSame = (stored: StoredOrder, { amount, currency, gift, interval, plan, subscription }: NewOrder) =>
  stored.plan === plan &&
  stored.interval === interval &&
  stored.amount === amount &&
  stored.currency === currency &&
  stored.gift_id === (gift ?? null) &&
  stored.subscription_id === (subscription ?? null)

/** Places an order in the place of another choice. The same choice again keeps its order. */
async function placeOnce(change: MemberChange, order: NewOrder): Promise<number> {
  const waiting = (await pendingOrders(change.run, change.user)).filter(({ kind }) => kind === order.kind)
  const same = waiting.find((stored) => isSame(stored, order))
  if (same) return same.id
  // A person can give several gifts, but has one membership.
  if (order.kind !== 'gift') for (const { id } of waiting) await refuseOrder(change, id)
  return placeOrder(change, order)
}

/** Works on a subscription as it is under the lock. @throws AppError conflict when it is gone */
function onRow(
  member: Member,
  { id }: StoredSubscription,
  work: (change: MemberChange, stored: StoredSubscription) => Promise<void>,
): Promise<void> {
  return changeFor(member, async (change) => {
    const stored = (await subscriptionsOf(change.run, change.user)).find((one) => one.id === id)
    if (!stored) throw new AppError('conflict', "You don't have a membership.")
    await work(change, stored)
  })
}

/** What begins now is changed once staff have confirmed the order for it; without a price, at once. */
async function changePlan(change: MemberChange, stored: StoredSubscription, to: Terms): Promise<void> {
  const quote = quoteChange(stored, to, change.now)
  if (quote.kind === 'upgrade' && quote.dueNow > 0) {
    const { dueNow: amount, currency } = quote
    const { interval, plan, price } = to
    const order: NewOrder = {
      kind: 'change',
      plan,
      interval,
      amount,
      currency,
      price: price.amount,
      subscription: stored.id,
    }
    return void (await placeOnce(change, order))
  }
  const waiting = (await pendingOrders(change.run, change.user)).filter(({ kind }) => kind === 'change')
  for (const { id } of waiting) await refuseOrder(change, id)
  const changed = applyChange(stored, to, quote)
  const isPlanned = JSON.stringify(changed.next) !== JSON.stringify(stored.next)
  if (quote.kind !== 'upgrade' && !isPlanned) return
  await saveSubscription(change, stored, changed, quote.kind === 'upgrade' ? 'changed' : 'change_planned')
}

/** Payments outside of the site, such as bank transfers: orders that staff confirm. */
export const offline: Provider = {
  takesCoupons: false,

  async start(member, purchase) {
    const order = await changeFor(member, (change) => placeOnce(change, toOrder(purchase)))
    return withReturn(orderUri(order), purchase.returnTo)
  },

  portal: async () => ACCOUNT_URI,

  cancel: (member, subscription, reason) =>
    onRow(member, subscription, async (change, stored) => {
      const canceled = cancel(stored, change.now)
      if (canceled === stored) return
      await refuseOrdersOf(change, stored.id)
      await saveSubscription(change, stored, { ...stored, ...canceled }, 'canceled', { note: reason })
    }),

  resume: (member, subscription) =>
    onRow(member, subscription, async (change, stored) => {
      const { cancelsAt, pausedUntil, status } = stored
      const resumed = resume(stored, change.now, change.graceDays)
      if (cancelsAt === null && pausedUntil === null && status !== 'paused') return
      const saved = await saveSubscription(change, stored, resumed, 'resumed')
      if (status === 'paused') await orderNextPeriod(change, saved)
    }),

  pause: (member, subscription, months) =>
    onRow(member, subscription, async (change, stored) => {
      const paused = pause(stored, months)
      if (paused.pausedUntil?.getTime() === stored.pausedUntil?.getTime()) return
      await saveSubscription(change, stored, paused, 'pause_planned', { note: `${months}` })
    }),

  quote: async (_member, subscription, to) => quoteChange(subscription, to, new Date()),

  change: (member, subscription, to) => onRow(member, subscription, (change, stored) => changePlan(change, stored, to)),

  // The money itself is returned as it came, outside of the site.
  refund: (member, subscription, reason) =>
    onRow(member, subscription, async (change, stored) => {
      if (stored.status === 'ended') return
      const canceled = (await returnRules(change.run)).refund === 'period' ? cancel(stored, change.now) : null
      if (canceled === stored) return
      await refuseOrdersOf(change, stored.id)
      const ended = { ...stored, status: 'ended', pausedUntil: null, graceUntil: null, next: null } as const
      const left = canceled ?? ended
      await saveSubscription(change, stored, left, left.status === 'ended' ? 'ended' : 'canceled', { note: reason })
    }),

  // Time alone is all that can have changed it.
  read: (member) => changeFor(member, async () => undefined),
}
