import 'server-only'
import { sql } from 'drizzle-orm'
import { executeSql, queryRows } from '@/cms/client/sql.server'
import type { MemberChange } from '@/cms/memberships/member-change'

const REASON = 'the events of Stripe that have been dealt with'
/** Stripe sends an event again for 30 days at most. */
const KEPT_DAYS = 35
const DAY_MS = 24 * 60 * 60 * 1_000

export type StripeEvent = { id: string; type: string }

/** Whether an event was dealt with before. */
export async function isKnownEvent({ id }: StripeEvent): Promise<boolean> {
  return (await queryRows(REASON, sql`select id from stripe_events where event = ${id}`)).length > 0
}

/** Records an event, in the transaction of what follows from it. @returns whether it is new */
export async function isNewEvent(run: MemberChange['run'], { id, type }: StripeEvent): Promise<boolean> {
  const at = new Date().toISOString()
  const stored = await run(
    sql`insert into stripe_events (event, type, at) values (${id}, ${type}, ${at}) on conflict (event) do nothing returning id`,
  )
  return stored.length > 0
}

/** Records an event from which nothing follows. */
export const recordEvent = (event: StripeEvent) => isNewEvent((statement) => executeSql(REASON, statement), event)

/** Deletes events that cannot come again. */
export async function deleteOldEvents(now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()
  await executeSql(REASON, sql`delete from stripe_events where at < ${before} returning id`)
}
