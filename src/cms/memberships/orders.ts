import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { consentNote } from '@/rules/membership/consent'
import type { Terms } from '@/rules/membership/subscription'
import { INTERVAL_KEYS, type OrderKind, PAID_PLANS } from '@/rules/membership/terms'
import type { RunSql } from '../database/sql-adapter'
import { appendEvent } from './ledger'
import type { MemberChange } from './member-change'
import type { StoredSubscription } from './rows'

const id = z.coerce.number()

const orderRow = z.object({
  id,
  user_id: id,
  kind: z.enum(['new', 'renewal', 'change', 'gift']),
  plan: z.enum(PAID_PLANS),
  interval: z.enum(INTERVAL_KEYS).nullable(),
  /** What is due for this order. */
  amount: z.coerce.number(),
  currency: z.string(),
  /** The price of each period; null for a gift. */
  price: z.coerce.number().nullable(),
  status: z.enum(['pending', 'confirmed', 'refused']),
  paid_at: z.coerce.date().nullable(),
  subscription_id: id.nullable(),
  gift_id: id.nullable(),
})
/** An order as it is stored. */
export type StoredOrder = z.infer<typeof orderRow>

/** One order; null if there is none. */
export async function orderById(run: RunSql, order: number): Promise<StoredOrder | null> {
  const rows = await run(sql`select * from orders where id = ${order}`)
  return orderRow.array().parse(rows)[0] ?? null
}

/** All orders of a person, the newest first. */
export async function ordersOf(run: RunSql, user: number): Promise<StoredOrder[]> {
  return orderRow.array().parse(await run(sql`select * from orders where user_id = ${user} order by id desc`))
}

/** The orders of a person that wait for their payment, the newest first. */
export async function pendingOrders(run: RunSql, user: number): Promise<StoredOrder[]> {
  const rows = await run(sql`select * from orders where user_id = ${user} and status = 'pending' order by id desc`)
  return orderRow.array().parse(rows)
}

/** What a new order says. */
export type NewOrder = {
  kind: OrderKind
  plan: Terms['plan']
  interval: Terms['interval'] | null
  amount: number
  currency: string
  price: number | null
  subscription?: number
  gift?: number
  /** The version of the terms that the person has agreed to. */
  consentVersion?: string
}

/** Records an order that waits for its payment. @returns its id */
export async function placeOrder(change: MemberChange, order: NewOrder): Promise<number> {
  const { now, run, user } = change
  const nowIso = now.toISOString()
  const { amount, consentVersion, currency, gift = null, interval, kind, plan, price, subscription = null } = order
  const [row] = await run(
    sql`insert into orders
        (user_id, kind, plan, "interval", amount, currency, price, status, subscription_id, gift_id, consent_at,
          consent_version, updated_at, created_at)
      values (${user}, ${kind}, ${plan}, ${interval}, ${amount}, ${currency}, ${price}, 'pending', ${subscription},
        ${gift}, ${consentVersion === undefined ? null : nowIso}, ${consentVersion ?? null}, ${nowIso}, ${nowIso})
      returning id`,
  )
  const placed = Number(row?.id)
  const note = consentNote(kind, consentVersion)
  await appendEvent(change, 'ordered', { order: placed, gift: gift ?? undefined, paid: { amount, currency }, note })
  return placed
}

/** Records the order for the next period of a subscription that is paid offline, at the price that it has. */
export async function orderNextPeriod(change: MemberChange, subscription: StoredSubscription): Promise<void> {
  const { id, interval, plan, price, source } = subscription
  if (source !== 'offline' || interval === null || price === null) return
  const { amount, currency } = price
  await placeOrder(change, {
    kind: 'renewal',
    plan,
    interval,
    amount,
    currency,
    price: amount,
    subscription: id,
  })
}

/** Refuses an order that waits for its payment. */
export async function refuseOrder(change: MemberChange, order: number): Promise<void> {
  const { now, run } = change
  const refused = await run(
    sql`update orders set status = 'refused', updated_at = ${now.toISOString()}
      where id = ${order} and status = 'pending' returning id`,
  )
  if (refused.length > 0) await appendEvent(change, 'refused', { order })
}

/** Refuses the orders of a subscription that wait for their payment, since nothing is to be paid any more. */
export async function refuseOrdersOf(change: MemberChange, subscription: number): Promise<void> {
  const pending = await pendingOrders(change.run, change.user)
  for (const order of pending) if (order.subscription_id === subscription) await refuseOrder(change, order.id)
}
