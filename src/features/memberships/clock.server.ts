import 'server-only'
import { sql } from 'drizzle-orm'
import { asSystem } from '@/cms/client/local-api.server'
import { executeSql, queryRows, withTransaction } from '@/cms/client/sql.server'
import { changeMemberships } from '@/cms/memberships/change'

const REASON = 'memberships that time alone changes'
const BATCH_SIZE = 50
/** After a failure, a person's memberships are tried again this much later, so that they do not hold up others. */
const RETRY_MS = 60_000

/**
 * Writes what time alone has changed: memberships that end, pauses, payments that are due, and the plans that follow.
 * It runs often, so it looks by an index. A failure is logged and retried.
 * @returns how many people's memberships it has brought up to date
 */
export async function changeDueMemberships(now: Date): Promise<number> {
  const rows = await queryRows(
    REASON,
    sql`select user_id, min(next_change_at) as at from subscriptions
      where next_change_at <= ${now.toISOString()}
      group by user_id order by at limit ${BATCH_SIZE}`,
  )
  let count = 0
  for (const { user_id } of rows) {
    try {
      const clock = { origin: 'clock', by: null } as const
      await withTransaction(REASON, (req) => changeMemberships(req, Number(user_id), clock, async () => undefined))
      count += 1
    } catch (error) {
      await retryLater(Number(user_id), now, error)
    }
  }
  return count
}

async function retryLater(user: number, now: Date, error: unknown): Promise<void> {
  const { logger } = await asSystem(REASON)
  logger.error({ err: error, msg: 'Memberships that time has changed were not brought up to date.' })
  const later = new Date(now.getTime() + RETRY_MS).toISOString()
  await executeSql(
    REASON,
    sql`update subscriptions set next_change_at = ${later}
      where user_id = ${user} and next_change_at <= ${now.toISOString()} returning id`,
  )
}
