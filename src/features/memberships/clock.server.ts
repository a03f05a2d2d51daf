import 'server-only'
import { sql } from 'drizzle-orm'
import { queryRows, withTransaction } from '@/cms/client/sql.server'
import { changeMemberships } from '@/cms/memberships/change'

const REASON = 'memberships that time alone changes'
const BATCH_SIZE = 50

/**
 * Writes what time alone has changed: memberships that end, pauses, payments that are due, and the plans that follow.
 * It runs often, so it looks by an index.
 * @returns how many people's memberships it looked at
 * @throws the first error, once all others of the batch are done
 */
export async function changeDueMemberships(now: Date): Promise<number> {
  const rows = await queryRows(
    REASON,
    sql`select user_id, min(next_change_at) as at from subscriptions
      where next_change_at <= ${now.toISOString()}
      group by user_id order by at limit ${BATCH_SIZE}`,
  )
  const errors: unknown[] = []
  for (const { user_id } of rows) {
    try {
      const clock = { origin: 'clock', by: null } as const
      await withTransaction(REASON, (req) => changeMemberships(req, Number(user_id), clock, async () => undefined))
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
  return rows.length
}
