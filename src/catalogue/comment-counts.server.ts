import 'server-only'
import { sql } from 'drizzle-orm'
import { queryRows } from '@/cms/client/sql.server'
import { valueList } from '@/cms/client/value-list'
import { COMMENT_COUNTS, docTags } from '@/rules/cache-tags'
import { recordTags } from '@/runtime/cached'

/**
 * How many comments there are on some items that are open for them.
 * @param databaseIds of items that the reader may read
 * @returns by databaseId; items without comments are missing
 */
export async function commentCounts(databaseIds: readonly number[]): Promise<Map<number, number>> {
  if (databaseIds.length === 0) return new Map()
  recordTags(...docTags(COMMENT_COUNTS, databaseIds))
  const ids = valueList(databaseIds)
  const rows = await queryRows(
    'how many comments cards show',
    sql`select item, reply_count from forum_topics
      where item in (${ids}) and reply_count > 0 and state = 'published'`,
  )
  return new Map(rows.map(({ item, reply_count }) => [Number(item), Number(reply_count)]))
}
