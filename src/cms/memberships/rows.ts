import { type SQL, type SQLChunk, sql } from 'drizzle-orm'
import { z } from 'zod'
import { nextChangeAt } from '@/rules/membership/clock'
import type { Money } from '@/rules/membership/money'
import type { Subscription } from '@/rules/membership/subscription'
import { INTERVAL_KEYS, PAID_PLANS } from '@/rules/membership/terms'
import type { RunSql } from '../database/sql-adapter'

/** A subscription as it is stored. */
export type StoredSubscription = Subscription & {
  id: number
  user: number
  reason: string | null
  /** Its id at the payment provider; null for one that is paid offline or free of charge. */
  providerId: string | null
}

// PostgreSQL gives dates as such and numbers as text, SQLite dates as text.
const time = z.coerce.date()
const timeOrNull = time.nullable()
const numberOrNull = z.coerce.number().nullable()
const plan = z.enum(PAID_PLANS)
const interval = z.enum(INTERVAL_KEYS).nullable()

const subscriptionRow = z.object({
  id: z.coerce.number(),
  user_id: z.coerce.number(),
  plan,
  interval,
  amount: numberOrNull,
  currency: z.string().nullable(),
  source: z.enum(['offline', 'stripe', 'gift', 'complimentary']),
  status: z.enum(['pending', 'trialing', 'active', 'past_due', 'paused', 'ended']),
  started_at: time,
  paid_until: timeOrNull,
  cancels_at: timeOrNull,
  trial_ends_at: timeOrNull,
  paused_until: timeOrNull,
  grace_until: timeOrNull,
  billing_day: z.coerce.number(),
  next_plan: plan.nullable(),
  next_interval: interval,
  next_amount: numberOrNull,
  announced_amount: numberOrNull,
  announced_from: timeOrNull,
  announced_notified_at: timeOrNull,
  reason: z.string().nullable(),
  provider_id: z.string().nullable(),
})
type SubscriptionRow = z.infer<typeof subscriptionRow>

const moneyOf = (amount: number | null, currency: string | null): Money | null =>
  amount === null || currency === null ? null : { amount, currency }

function nextTermsOf({ currency, next_amount, next_interval, next_plan }: SubscriptionRow): Subscription['next'] {
  const price = moneyOf(next_amount, currency)
  return next_plan && next_interval && price ? { plan: next_plan, interval: next_interval, price } : null
}

function announcedOf({
  announced_amount: amount,
  announced_from: from,
  announced_notified_at: notifiedAt,
}: SubscriptionRow): Subscription['announced'] {
  return amount === null || from === null ? null : { amount, from, notifiedAt }
}

const toSubscription = (row: SubscriptionRow): StoredSubscription => ({
  id: row.id,
  user: row.user_id,
  plan: row.plan,
  interval: row.interval,
  price: moneyOf(row.amount, row.currency),
  source: row.source,
  status: row.status,
  startedAt: row.started_at,
  paidUntil: row.paid_until,
  cancelsAt: row.cancels_at,
  trialEndsAt: row.trial_ends_at,
  pausedUntil: row.paused_until,
  graceUntil: row.grace_until,
  billingDay: row.billing_day,
  next: nextTermsOf(row),
  announced: announcedOf(row),
  reason: row.reason,
  providerId: row.provider_id,
})

/** The subscriptions of rows that have all columns of their table. */
export const toSubscriptions = (rows: readonly Record<string, unknown>[]): StoredSubscription[] =>
  subscriptionRow.array().parse(rows).map(toSubscription)

/** All subscriptions of a person, ended ones too, in the order in which they were made. */
export async function subscriptionsOf(run: RunSql, user: number): Promise<StoredSubscription[]> {
  return toSubscriptions(await run(sql`select * from subscriptions where user_id = ${user} order by id`))
}

const list = (parts: SQLChunk[]) => sql.join(parts, sql`, `)

/** Subscriptions by their ids at the payment provider. */
export async function subscriptionsByProviderId(
  run: RunSql,
  ids: readonly string[],
): Promise<Map<string | null, StoredSubscription>> {
  if (ids.length === 0) return new Map()
  const rows = await run(sql`select * from subscriptions where provider_id in (${list(ids.map((id) => sql`${id}`))})`)
  const found = subscriptionRow.array().parse(rows).map(toSubscription)
  return new Map(found.map((one) => [one.providerId, one]))
}

const iso = (at: Date | null) => at?.toISOString() ?? null

/** The columns that the rules write. A price to come is in the same currency. */
const columnsOf = (subscription: Subscription, now: Date): [name: string, value: SQL][] => [
  ['plan', sql`${subscription.plan}`],
  ['interval', sql`${subscription.interval}`],
  ['amount', sql`${subscription.price?.amount ?? null}`],
  ['currency', sql`${subscription.price?.currency ?? null}`],
  ['source', sql`${subscription.source}`],
  ['status', sql`${subscription.status}`],
  ['started_at', sql`${iso(subscription.startedAt)}`],
  ['paid_until', sql`${iso(subscription.paidUntil)}`],
  ['cancels_at', sql`${iso(subscription.cancelsAt)}`],
  ['trial_ends_at', sql`${iso(subscription.trialEndsAt)}`],
  ['paused_until', sql`${iso(subscription.pausedUntil)}`],
  ['grace_until', sql`${iso(subscription.graceUntil)}`],
  ['billing_day', sql`${subscription.billingDay}`],
  ['next_plan', sql`${subscription.next?.plan ?? null}`],
  ['next_interval', sql`${subscription.next?.interval ?? null}`],
  ['next_amount', sql`${subscription.next?.price.amount ?? null}`],
  ['announced_amount', sql`${subscription.announced?.amount ?? null}`],
  ['announced_from', sql`${iso(subscription.announced?.from ?? null)}`],
  ['announced_notified_at', sql`${iso(subscription.announced?.notifiedAt ?? null)}`],
  ['next_change_at', sql`${iso(nextChangeAt(subscription, now))}`],
  ['updated_at', sql`${iso(now)}`],
]

/** Stores a new subscription. @param providerId its id at the payment provider @returns its id */
export async function insertSubscription(
  run: RunSql,
  user: number,
  subscription: Subscription,
  now: Date,
  providerId: string | null = null,
): Promise<number> {
  const columns: [string, SQL][] = [
    ['user_id', sql`${user}`],
    ['provider_id', sql`${providerId}`],
    ...columnsOf(subscription, now),
  ]
  const [row] = await run(
    sql`insert into subscriptions (${list(columns.map(([name]) => sql.identifier(name)))}, created_at)
      values (${list(columns.map(([, value]) => value))}, ${iso(now)})
      returning id`,
  )
  return Number(row?.id)
}

/** Stores a changed subscription. */
export async function updateSubscription(
  run: RunSql,
  { id }: Pick<StoredSubscription, 'id'>,
  subscription: Subscription,
  now: Date,
): Promise<void> {
  const columns = columnsOf(subscription, now).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`)
  await run(sql`update subscriptions set ${list(columns)} where id = ${id} returning id`)
}

/** Stores when time alone next changes a subscription, so that the job finds it by an index. */
export async function scheduleChange(run: RunSql, stored: StoredSubscription, now: Date): Promise<void> {
  const at = iso(nextChangeAt(stored, now))
  await run(sql`update subscriptions set next_change_at = ${at} where id = ${stored.id} returning id`)
}
