/** Two rows of two, or one row of four. */
export const RELATED_ITEMS_COUNT = 4

type Candidate = { databaseId: number; categories: readonly { id: number }[] }

/**
 * Related items: those that share the most categories first, newer ones first among equals.
 * @param candidates newest first; may include the item itself
 */
export function rankRelated<T extends Candidate>(candidates: readonly T[], target: Candidate): T[] {
  const categoryIds = new Set(target.categories.map(({ id }) => id))
  const shared = ({ categories }: Candidate) => categories.filter(({ id }) => categoryIds.has(id)).length
  return candidates
    .filter(({ databaseId }) => databaseId !== target.databaseId)
    .map((card) => ({ card, shared: shared(card) }))
    .sort((a, b) => b.shared - a.shared)
    .slice(0, RELATED_ITEMS_COUNT)
    .map(({ card }) => card)
}
