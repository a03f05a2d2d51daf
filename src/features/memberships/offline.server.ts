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
import type { StoredSubscription } from '@/cms/memberships/rows'
import { applyChange } from '@/rules/membership/change-plan'
import { cancel, pause, resume } from '@/rules/membership/changes'
import type { Terms } from '@/rules/membership/subscription'
import type { Provider, Purchase } from './provider'

/** Where a person reads how to pay an order. */
const orderUri = (order: number) => `/memberships/thank-you/?order=${order}`

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

/** What begins now is changed once staff have confirmed the order for it; without a price, at once. */
async function changePlan(
  change: MemberChange,
  stored: StoredSubscription,
  to: Terms,
  quote: Parameters<Provider['change']>[3],
): Promise<void> {
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
  start: async (change, purchase) => orderUri(await placeOnce(change, toOrder(purchase))),

  portal: async () => '/account/#membership',

  async cancel(change, stored, reason) {
    const canceled = cancel(stored, change.now)
    if (canceled === stored) return
    await refuseOrdersOf(change, stored.id)
    await saveSubscription(change, stored, { ...stored, ...canceled }, 'canceled', { note: reason })
  },

  async resume(change, stored) {
    const { cancelsAt, pausedUntil, status } = stored
    const resumed = resume(stored, change.now, change.graceDays)
    if (cancelsAt === null && pausedUntil === null && status !== 'paused') return
    const saved = await saveSubscription(change, stored, resumed, 'resumed')
    if (status === 'paused') await orderNextPeriod(change, saved)
  },

  async pause(change, stored, months) {
    const paused = pause(stored, months)
    if (paused.pausedUntil?.getTime() === stored.pausedUntil?.getTime()) return
    await saveSubscription(change, stored, paused, 'pause_planned', { note: `${months}` })
  },

  change: changePlan,
}
