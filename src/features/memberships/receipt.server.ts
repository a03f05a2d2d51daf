import 'server-only'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { queryRows } from '@/cms/client/sql.server'
import { requireAccount, type Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import type { Money } from '@/rules/membership/money'
import {
  INTERVAL_KEYS,
  type Interval,
  ORDER_KINDS,
  type OrderKind,
  PAID_PLANS,
  type PaidPlan,
} from '@/rules/membership/terms'

/** GET /api/memberships/receipt */
export const receiptQuery = z.object({
  order: z.coerce
    .number('Use a number.')
    .int('Use a number.')
    .min(1)
    .max(2 ** 31 - 1),
})

/** A confirmed order, as its receipt says it. Times are ISO 8601. */
export type Receipt = {
  /** The number of the order. */
  order: number
  kind: OrderKind
  plan: PaidPlan
  /** Null for a gift. */
  interval: Interval | null
  paid: Money
  /** What each period costs; null for a gift. */
  price: Money | null
  orderedAt: string
  paidAt: string
  /** When the membership renews or ends; null for a gift. */
  paidUntil: string | null
  /** The version of the terms that the person has agreed to; null if it was not recorded. */
  termsVersion: string | null
  /** Whom the receipt is for. */
  person: { name: string; email: string }
}

const id = z.coerce.number()
const time = z.coerce.date().transform((at) => at.toISOString())
const text = z.string().nullable()

const receiptRow = z
  .object({
    order: id,
    kind: z.enum(Object.keys(ORDER_KINDS) as OrderKind[]),
    plan: z.enum(PAID_PLANS),
    interval: z.enum(INTERVAL_KEYS).nullable(),
    amount: z.coerce.number(),
    currency: z.string(),
    price: z.coerce.number().nullable(),
    ordered_at: time,
    paid_at: time,
    paid_until: time.nullable(),
    terms_version: text,
    first_name: text,
    last_name: text,
    username: z.string(),
    email: z.string(),
  })
  .transform(
    (row): Receipt => ({
      order: row.order,
      kind: row.kind,
      plan: row.plan,
      interval: row.interval,
      paid: { amount: row.amount, currency: row.currency },
      price: row.price === null ? null : { amount: row.price, currency: row.currency },
      orderedAt: row.ordered_at,
      paidAt: row.paid_at,
      paidUntil: row.paid_until,
      termsVersion: row.terms_version,
      person: {
        name: [row.first_name, row.last_name].filter(Boolean).join(' ') || row.username,
        email: row.email,
      },
    }),
  )

/** The receipt of an order; null until it is confirmed, and for another person's. */
export async function receiptOf(user: number, order: number): Promise<Receipt | null> {
  const rows = await queryRows(
    'the receipt of a confirmed order',
    sql`select orders.id as "order", orders.kind, orders.plan, orders."interval", orders.amount, orders.currency,
        orders.price, orders.created_at as ordered_at, orders.paid_at, subscriptions.paid_until,
        orders.consent_version as terms_version, users.first_name, users.last_name, users.username, users.email
      from orders
      join users on users.id = orders.user_id
      left join subscriptions on subscriptions.id = orders.subscription_id
      where orders.id = ${order} and orders.user_id = ${user} and orders.status = 'confirmed'`,
  )
  return receiptRow.array().parse(rows)[0] ?? null
}

/**
 * The receipt of an order of the signed-in user. GET /api/memberships/receipt
 * @throws AppError not_found until it is confirmed, and for another person's
 */
export async function ownReceipt(viewer: Viewer, { order }: z.infer<typeof receiptQuery>): Promise<Receipt> {
  const receipt = await receiptOf(requireAccount(viewer).id, order)
  if (receipt === null) throw new AppError('not_found', 'There is no receipt for this order.')
  return receipt
}
