import 'server-only'
import { sql } from 'drizzle-orm'
import { asSystem } from './client'
import { executeSql, queryRows } from './sql'

const REASON = 'scheduled publishing'

/** A job takes seconds. One that has been marked as running for longer belongs to a process that died. */
const INTERRUPTED_AFTER_MS = 5 * 60_000
const BATCH_SIZE = 50

/** Publishes and unpublishes what is due. Asked twice a second, so it looks with one statement on an index first. */
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
 * Takes up jobs that were interrupted: the CMS marks a job as running outside of any transaction, and would leave it
 * marked for good when its process dies.
 * @param atStart no job of this process runs yet. On SQLite there is no other process, so none can be running at all;
 * with PostgreSQL another one may be at it, and the mark's age decides.
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
