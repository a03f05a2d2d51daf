import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { executeSql } from '@/cms/client/sql.server'

/** @returns the ids that the statement returns */
async function executeForIds(statement: SQL): Promise<number[]> {
  const rows = await executeSql('changing the subscribers of the newsletter', statement)
  return rows.map((row) => Number(row.id))
}

/**
 * Subscribes an address, or again after it unsubscribed; a current subscriber stays unchanged. A single statement, so
 * that of two concurrent calls one writes the row and the other finds it.
 * @param email in lower case
 * @param confirmed without a confirmation email
 * @returns the subscriber's id if something changed; null if the address was subscribed
 */
export async function subscribe(email: string, { confirmed, now }: { confirmed: boolean; now: Date }) {
  const nowIso = now.toISOString()
  const [id] = await executeForIds(sql`
    insert into subscribers (email, consent_at, confirmed_at, unsubscribed_at, updated_at, created_at)
    values (${email}, ${nowIso}, ${confirmed ? nowIso : null}, null, ${nowIso}, ${nowIso})
    on conflict (email) do update set
      consent_at = excluded.consent_at,
      confirmed_at = excluded.confirmed_at,
      unsubscribed_at = null,
      updated_at = excluded.updated_at
    where subscribers.confirmed_at is null or subscribers.unsubscribed_at is not null
    returning id`)
  return id ?? null
}

/**
 * Confirms a subscription. Changes nothing for an address that has unsubscribed since.
 * @returns whether it is subscribed now
 */
export async function confirm(subscriberId: number, now: Date): Promise<boolean> {
  const nowIso = now.toISOString()
  const ids = await executeForIds(sql`
    update subscribers set confirmed_at = coalesce(confirmed_at, ${nowIso}), updated_at = ${nowIso}
    where id = ${subscriberId} and unsubscribed_at is null
    returning id`)
  return ids.length > 0
}

/**
 * Unsubscribes an address; the row stays, so that it is not subscribed again by mistake. Repeated calls are no error.
 */
export async function unsubscribe(subscriberId: number, now: Date): Promise<void> {
  const nowIso = now.toISOString()
  await executeForIds(sql`
    update subscribers set unsubscribed_at = ${nowIso}, updated_at = ${nowIso}
    where id = ${subscriberId} and unsubscribed_at is null
    returning id`)
}
