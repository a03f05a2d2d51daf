import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { executeInTransaction, executeSql } from '@/cms/client/sql.server'
import { LIMITS } from '@/rules/limits'

const REASON = 'counting what is read'
/** Rows of one statement: SQLite binds 32,766 values at most. */
const ROWS_AT_ONCE = 500
const DAY_MS = 24 * 60 * 60 * 1_000

const dayOf = (timeMs: number) => new Date(timeMs).toISOString().slice(0, 10)

/** The day up to which old counts have been deleted by this process. */
let cleanedOn = ''

/**
 * Adds counts to those of today (UTC), and deletes old ones once a day.
 * @param counts paths without trailing slash, and how often each was read
 */
export async function addPageViews(
  counts: readonly (readonly [path: string, views: number])[],
  now = new Date(),
): Promise<void> {
  const day = dayOf(now.getTime())
  const statements: SQL[] = []
  for (let from = 0; from < counts.length; from += ROWS_AT_ONCE) {
    const rows = counts.slice(from, from + ROWS_AT_ONCE).map(([path, views]) => sql`(${path}, ${day}, ${views})`)
    statements.push(sql`insert into page_views (path, day, views) values ${sql.join(rows, sql`, `)}
      on conflict (path, day) do update set views = page_views.views + excluded.views returning id`)
  }
  // All or none: what fails is tried again as a whole.
  await executeInTransaction(REASON, statements)
  if (cleanedOn === day) return
  const oldest = dayOf(now.getTime() - LIMITS.pageViewDays * DAY_MS)
  await executeSql(REASON, sql`delete from page_views where day < ${oldest} returning id`)
  cleanedOn = day
}
