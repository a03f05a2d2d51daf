import 'server-only'
import { sql } from 'drizzle-orm'
import { queryRows } from '@/cms/client/sql.server'
import { valueList } from '@/cms/client/value-list'
import { docTags, RATING_SUMMARIES } from '@/rules/cache-tags'
import { recordTags } from '@/runtime/cached'

/** The ratings of all members of a recipe that has some. `average` has two decimals. */
export type CardRating = { average: number; count: number }

/**
 * The average ratings of some recipes, for cards.
 * @returns by databaseId; recipes without ratings are missing
 */
export async function ratingSummaries(databaseIds: readonly number[]): Promise<Map<number, CardRating>> {
  if (databaseIds.length === 0) return new Map()
  recordTags(...docTags(RATING_SUMMARIES, databaseIds))
  const ids = valueList(databaseIds)
  const rows = await queryRows(
    'what all members together think of the recipes of a list',
    sql`select item, avg(rating) as average, count(*) as count from ratings where item in (${ids}) group by item`,
  )
  return new Map(
    rows.map(({ average, count, item }) => [
      Number(item),
      { average: Math.round(Number(average) * 100) / 100, count: Number(count) },
    ]),
  )
}
