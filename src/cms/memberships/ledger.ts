import { sql } from 'drizzle-orm'
import type { EventKind } from '@/rules/membership/terms'
import type { MemberChange } from './member-change'
import type { StoredSubscription } from './rows'

/** What a line of the ledger refers to. */
export type EventDetails = {
  subscription?: StoredSubscription
  order?: number
  gift?: number
  /** In words, such as the reason for a cancellation. */
  note?: string
  /** What was paid or ordered, in minor units. */
  paid?: { amount: number; currency: string }
}

/** The state of a subscription after the event, so that the ledger can be read without the row. */
const stateOf = ({ cancelsAt, graceUntil, interval, paidUntil, pausedUntil, plan, status }: StoredSubscription) => ({
  plan,
  interval,
  status,
  paidUntil,
  cancelsAt,
  pausedUntil,
  graceUntil,
})

/** Adds a line to the ledger of memberships. Lines are never changed. */
export async function appendEvent(
  { by, now, origin, run, user }: Pick<MemberChange, 'by' | 'now' | 'origin' | 'run' | 'user'>,
  kind: EventKind,
  { gift, note, order, paid, subscription }: EventDetails,
): Promise<void> {
  const state = subscription ? JSON.stringify(stateOf(subscription)) : null
  await run(
    sql`insert into membership_events
        (at, kind, origin, user_id, by_id, subscription_id, order_id, gift_id, state, amount, currency, note)
      values (${now.toISOString()}, ${kind}, ${origin}, ${user}, ${by}, ${subscription?.id ?? null}, ${order ?? null},
        ${gift ?? null}, ${state}, ${paid?.amount ?? null}, ${paid?.currency ?? null}, ${note ?? null})
      returning id`,
  )
}
