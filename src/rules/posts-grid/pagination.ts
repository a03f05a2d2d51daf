/** One page of a list. */
export type Page<Item> = { items: Item[]; page: number; pages: number }

/** The number of pages for an item count and a page size. @returns at least 1 */
export const pageCount = (count: number, size: number): number => Math.max(1, Math.ceil(count / Math.max(1, size)))

/**
 * Cuts one page out of a list.
 * @param page from 1; clamped to the existing pages
 */
export function paginate<Item>(items: readonly Item[], page: number, size: number): Page<Item> {
  const pages = pageCount(items.length, size)
  const current = Math.min(Math.max(1, Math.trunc(page) || 1), pages)
  const perPage = Math.max(1, size)
  return { items: items.slice((current - 1) * perPage, current * perPage), page: current, pages }
}
