import 'server-only'
import { listCards, type PostCard, type Term } from '@/catalogue/cards.server'
import type { PostType } from '@/model/content-types'
import type { Audience } from '@/rules/audience'
import { RELATED_ITEMS_COUNT, rankRelated } from './rank-related'

/** How many of the newest items are considered. */
const MAX_CANDIDATES = 48

/**
 * Other items of a type: those that share an item's categories, then the newest ones, so that the row is full. Of events
 * the next ones, and past ones only after them.
 */
export async function loadRelatedItems(
  { databaseId, postType }: { databaseId: number; postType: PostType },
  terms: readonly Term[],
  audience: Audience,
): Promise<PostCard[]> {
  const query = { postTypes: [postType], first: MAX_CANDIDATES }
  if (postType === 'events') {
    const events = await listCards(query, audience)
    return events.filter((card) => card.databaseId !== databaseId).slice(0, RELATED_ITEMS_COUNT)
  }
  const target = { databaseId, categories: terms }
  const categoryIds = terms.map(({ id }) => id)
  const alike =
    categoryIds.length === 0 ? [] : rankRelated(await listCards({ ...query, categoryIds }, audience), target)
  if (alike.length === RELATED_ITEMS_COUNT) return alike
  const known = new Set(alike.map((card) => card.databaseId))
  const newest = rankRelated(await listCards(query, audience), target)
  return [...alike, ...newest.filter((card) => !known.has(card.databaseId))].slice(0, RELATED_ITEMS_COUNT)
}
