import 'server-only'
import { sql } from 'drizzle-orm'
import { asSystem } from './local-api.server'
import { executeSql, queryRows } from './sql.server'

const REASON = 'scheduled publishing'

/** A job takes seconds. A job marked as running for longer belongs to a process that died. */
const INTERRUPTED_AFTER_MS = 5 * 60_000
const BATCH_SIZE = 50

/** Runs due publish and unpublish jobs. It runs often, so it first checks with one statement on an index. */
export async function runDueJobs(now: Date): Promise<void> {
  const [due] = await queryRows(
    REASON,
    sql`select id from payload_jobs
      where completed_at is null and processing is not true and has_error is not true
        and (wait_until is null or wait_until <= ${now.toISOString()})
      limit 1`,
  )
  if (!due) return
  const payload = await asSystem(REASON)
  await payload.jobs.run({ limit: BATCH_SIZE })
}

/**
 * Makes interrupted jobs due again: the CMS marks a job as running outside any transaction, and the mark stays if its
 * process dies.
 * @param atStart whether this process has just started and runs no job yet. On SQLite there is no other process, so no
 * job can be running; on PostgreSQL another process may run one, so the age of the mark decides.
 * @returns how many
 */
export async function resumeInterruptedJobs(now: Date, atStart: boolean): Promise<number> {
  const { db } = await asSystem(REASON)
  const ageMs = atStart && db.name === 'sqlite' ? 0 : INTERRUPTED_AFTER_MS
  const before = new Date(now.getTime() - ageMs).toISOString()
  const resumed = await executeSql(
    REASON,
    sql`update payload_jobs set processing = false
      where processing = true and completed_at is null and updated_at <= ${before}
      returning id`,
  )
  return resumed.length
}
