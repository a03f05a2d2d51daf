/** SPEC 2.2: two columns of two, four beside each other. */
export const RELATED_ITEMS_COUNT = 4

type Candidate = { databaseId: number; categories: readonly { id: number }[] }

/**
 * Items that go with one: those that share the most categories with it first, of the same the newer first.
 * @param candidates newest first; the item itself may be among them
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
