import 'server-only'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { queryRows } from '@/cms/client/sql.server'
import { type StoredSubscription, subscriptionsOf } from '@/cms/memberships/rows'
import { requireAccount, type Viewer } from '@/platform/session/viewer.server'
import { firstPaymentFrom } from '@/rules/membership/announced-price'
import type { Card } from '@/rules/membership/card'
import type { Money } from '@/rules/membership/money'
import { currentSubscription } from '@/rules/membership/plan-of'
import type { Terms } from '@/rules/membership/subscription'
import { INTERVAL_KEYS, type Interval, type OrderKind, PAID_PLANS, type PaidPlan } from '@/rules/membership/terms'

const REASON = 'the orders and gifts of the signed-in user'

/** More than a person has in years of monthly payments. */
const MAX_ORDERS = 100

/** An order as its person sees it. Times are ISO 8601. */
export type OrderView = {
  id: number
  kind: OrderKind
  plan: PaidPlan
  /** Null for a gift. */
  interval: Interval | null
  amount: Money
  status: 'pending' | 'confirmed' | 'refused'
  orderedAt: string
  paidAt: string | null
  /** Whom a gift is for, and for how long. */
  gift: { to: string | null; months: number; on: string | null } | null
}

export type MembershipDetails = {
  /** The newest first. */
  orders: OrderView[]
  /** Gifts that the person has redeemed, the newest first. */
  gifts: { plan: PaidPlan; months: number; redeemedAt: string }[]
  /** Terms that begin with the next period. */
  next: (Terms & { from: string | null }) | null
  /** The price that is announced, from the first payment at it on. */
  newPrice: (Terms & { from: string }) | null
  /** The card that a membership at Stripe is paid with; null for another way to pay. */
  card: Card | null
  /** How to pay an order by bank transfer, while one waits for its payment. */
  transferText: string | null
}

const number = z.coerce.number()
const time = z.coerce.date().transform((date) => date.toISOString())
const plan = z.enum(PAID_PLANS)

const orderRow = z.object({
  id: number,
  kind: z.enum(['new', 'renewal', 'change', 'gift']),
  plan,
  interval: z.enum(INTERVAL_KEYS).nullable(),
  amount: number,
  currency: z.string(),
  status: z.enum(['pending', 'confirmed', 'refused']),
  created_at: time,
  paid_at: time.nullable(),
  gift_to: z.string().nullable(),
  gift_months: number.nullable(),
  gift_on: time.nullable(),
})

const giftRow = z.object({ plan, months: number, redeemed_at: time })

const toView = ({ amount, currency, gift_months, gift_on, gift_to, ...row }: z.infer<typeof orderRow>): OrderView => ({
  id: row.id,
  kind: row.kind,
  plan: row.plan,
  interval: row.interval,
  amount: { amount, currency },
  status: row.status,
  orderedAt: row.created_at,
  paidAt: row.paid_at,
  gift: gift_months === null ? null : { to: gift_to, months: gift_months, on: gift_on },
})

async function ordersOf(user: number): Promise<OrderView[]> {
  const rows = await queryRows(
    REASON,
    sql`select orders.id, orders.kind, orders.plan, orders."interval", orders.amount, orders.currency, orders.status,
        orders.created_at, orders.paid_at, gifts."to" as gift_to, gifts.months as gift_months, gifts."on" as gift_on
      from orders left join gifts on gifts.id = orders.gift_id
      where orders.user_id = ${user} order by orders.id desc limit ${MAX_ORDERS}`,
  )
  return orderRow.array().parse(rows).map(toView)
}

async function giftsOf(user: number): Promise<MembershipDetails['gifts']> {
  const rows = await queryRows(
    REASON,
    sql`select plan, months, redeemed_at from gifts
      where redeemed_by_id = ${user} and redeemed_at is not null order by redeemed_at desc limit ${MAX_ORDERS}`,
  )
  return giftRow
    .array()
    .parse(rows)
    .map(({ redeemed_at, ...gift }) => ({ ...gift, redeemedAt: redeemed_at }))
}

async function currentOf(user: number) {
  const subscriptions = await subscriptionsOf((statement) => queryRows(REASON, statement), user)
  return currentSubscription(subscriptions, new Date())
}

const nextTermsOf = (current: StoredSubscription | null): MembershipDetails['next'] =>
  current?.next ? { ...current.next, from: current.paidUntil?.toISOString() ?? null } : null

/** A price that the person is told of, and the first payment at it. */
function newPriceOf(current: StoredSubscription | null): MembershipDetails['newPrice'] {
  if (!current?.announced || current.price === null || current.interval === null) return null
  const from = firstPaymentFrom(current, current.announced.from)
  if (from === null) return null
  const price = { ...current.price, amount: current.announced.amount }
  return { plan: current.plan, interval: current.interval, price, from: from.toISOString() }
}

const cardRow = z.object({ last4: z.string(), expires: z.string() })

async function cardOf(user: number, current: StoredSubscription | null): Promise<Card | null> {
  if (current?.source !== 'stripe') return null
  const [row] = await queryRows(
    REASON,
    sql`select card_last4 as last4, card_expires as expires from stripe_customers
      where user_id = ${user} and card_last4 is not null`,
  )
  return row ? cardRow.parse(row) : null
}

async function transferText(): Promise<string | null> {
  const [row] = await queryRows(REASON, sql`select memberships_transfer_text as text from settings limit 1`)
  return typeof row?.text === 'string' && row.text.trim() !== '' ? row.text : null
}

/** The orders and gifts of the signed-in user, and what is to change. GET /api/memberships/details */
export async function membershipDetails(viewer: Viewer): Promise<MembershipDetails> {
  const user = requireAccount(viewer).id
  const [orders, gifts, current] = await Promise.all([ordersOf(user), giftsOf(user), currentOf(user)])
  const card = await cardOf(user, current)
  const isWaiting = orders.some(({ status }) => status === 'pending')
  const [next, newPrice] = [nextTermsOf(current), newPriceOf(current)]
  return { orders, gifts, next, newPrice, card, transferText: isWaiting ? await transferText() : null }
}
