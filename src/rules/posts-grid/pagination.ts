/** One page of a list. */
export type Page<Item> = { items: Item[]; page: number; pages: number }

/** SPEC 5: computed from item count and page size. @returns at least 1 */
export const pageCount = (count: number, size: number): number => Math.max(1, Math.ceil(count / Math.max(1, size)))

/**
 * One page of a list. SPEC 2.2 (pagination).
 * @param page from 1; beyond the ends the nearest there is
 */
export function paginate<Item>(items: readonly Item[], page: number, size: number): Page<Item> {
  const pages = pageCount(items.length, size)
  const current = Math.min(Math.max(1, Math.trunc(page) || 1), pages)
  const perPage = Math.max(1, size)
  return { items: items.slice((current - 1) * perPage, current * perPage), page: current, pages }
}
