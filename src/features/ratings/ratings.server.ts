import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { ratingSummaries } from '@/catalogue/rating-summaries.server'
import { readableRecipe } from '@/catalogue/readable-recipe.server'
import { asSystem } from '@/cms/client/local-api.server'
import { executeSql, queryRows } from '@/cms/client/sql.server'
import { recordActivity } from '@/features/programmes/activity.server'
import { requireAccount, type Viewer } from '@/platform/session/viewer.server'
import { docTag, RATING_SUMMARIES, typeTag } from '@/rules/cache-tags'
import { databaseId, wholeNumber } from '@/rules/schemas'
import { expireThrottled } from '@/runtime/throttled-expiry'

/** POST /api/recipes/ratings: a recipe's databaseId, and one to five stars. */
export const ratingBody = z.object({
  recipeId: databaseId,
  rating: wholeNumber.min(1, 'Use 1 to 5.').max(5, 'Use 1 to 5.'),
})

/** The ratings of all members of a recipe. `average` has two decimals, and is null before the first rating. */
export type RatingSummary = { average: number | null; count: number }

/** The user's ratings, by the recipes' databaseIds. */
export async function ratingsOf(viewer: Viewer): Promise<Record<string, number>> {
  const payload = await asSystem('the ratings of the signed-in user')
  const { docs } = await payload.db.find<{ item: number; rating: number }>({
    collection: 'ratings',
    where: { member: { equals: requireAccount(viewer).id } },
    pagination: false,
  })
  return Object.fromEntries(docs.map(({ item, rating }) => [String(item), rating]))
}

/** The recipes that a member has rated, as databaseIds. */
export async function itemsRatedBy(member: number): Promise<number[]> {
  const rows = await queryRows(
    'the recipes that a member has rated',
    sql`select item from ratings where member_id = ${member}`,
  )
  return rows.map(({ item }) => Number(item))
}

/** Invalidates the pages of recipes whose ratings have changed, and the lists with their cards. */
export function expireRatings(recipeIds: readonly number[]): void {
  const tags = recipeIds.map((id) => docTag(RATING_SUMMARIES, id))
  for (const tag of [...tags, typeTag(RATING_SUMMARIES)]) expireThrottled(tag)
}

/** A recipe's average and number of ratings, for its page, which a new rating invalidates. */
export async function ratingSummary(recipeId: number): Promise<RatingSummary> {
  const summaries = await ratingSummaries([recipeId])
  return summaries.get(recipeId) ?? { average: null, count: 0 }
}

/**
 * Rates a recipe or changes the rating: one per member and recipe. It does the recipe's step of a program that the
 * member follows.
 * @throws AppError not_found, forbidden (the plan does not include the recipe)
 */
export async function rate(
  viewer: Viewer,
  { rating, recipeId }: z.infer<typeof ratingBody>,
): Promise<{ rating: number } & RatingSummary> {
  const member = requireAccount(viewer).id
  await readableRecipe(recipeId, viewer.audience)
  await executeSql('the ratings of the signed-in user', storedRating(member, recipeId, rating, new Date()))
  await afterRating(viewer, recipeId)
  return { rating, ...(await ratingSummary(recipeId)) }
}

/** The statement that stores a member's rating of a recipe, in place of an earlier one. */
export function storedRating(member: number, recipeId: number, rating: number, now: Date): SQL {
  const at = now.toISOString()
  return sql`insert into ratings (member_id, item, rating, updated_at, created_at)
    values (${member}, ${recipeId}, ${rating}, ${at}, ${at})
    on conflict (member_id, item) do update set rating = excluded.rating, updated_at = excluded.updated_at
    returning id`
}

/** What follows from a stored rating: the page's average, and the steps of programs. */
export async function afterRating(viewer: Viewer, recipeId: number): Promise<void> {
  expireRatings([recipeId])
  await recordActivity(viewer, recipeId, 'hand')
}
