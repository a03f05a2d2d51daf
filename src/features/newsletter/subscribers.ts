import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { executeSql } from '@/cms/sql'

/** @returns the ids that the statement gives back */
async function executeForIds(statement: SQL): Promise<number[]> {
  const rows = await executeSql('the newsletter keeps its own rows', statement)
  return rows.map((row) => Number(row.id))
}

/**
 * Puts an address on the list, or back on it. Whoever is on it already stays as they are. One
 * statement: of two at once, one writes the row and the other finds it.
 * @param email in lower case
 * @param confirmed without a letter first
 * @returns the subscriber's number where something changed; null where the address was on the list
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
 * The owner of the address has opened the link. Changes nothing for who has left since.
 * @returns whether they are on the list now
 */
export async function confirm(subscriberId: number, now: Date): Promise<boolean> {
  const nowIso = now.toISOString()
  const ids = await executeForIds(sql`
    update subscribers set confirmed_at = coalesce(confirmed_at, ${nowIso}), updated_at = ${nowIso}
    where id = ${subscriberId} and unsubscribed_at is null
    returning id`)
  return ids.length > 0
}

/** Takes somebody off the list; the row stays, so that nobody writes to them by mistake. Twice is no error. */
export async function unsubscribe(subscriberId: number, now: Date): Promise<void> {
  const nowIso = now.toISOString()
  await executeForIds(sql`
    update subscribers set unsubscribed_at = ${nowIso}, updated_at = ${nowIso}
    where id = ${subscriberId} and unsubscribed_at is null
    returning id`)
}
