import type { BlockOf } from '@/blocks/block'
import type { Columns } from '@/cards/grid/sizes'
import { LIMITS } from '@/rules/limits'
import { TEXTS } from '@/rules/texts'

const COLUMNS = { 2: 2, 3: 3, 4: 4 } as const satisfies Record<number, Columns>

/** The filters that a grid has. */
export type EnabledFilters = {
  /** The placeholder of the search; null: no search. */
  search: string | null
  categories: boolean
  letters: boolean
  sorts: boolean
  diets: boolean
  levels: boolean
}

/** The settings of a grid, with the defaults of docs/product.md#numbers for empty fields. */
export function gridSettings(block: BlockOf<'postsGrid'>) {
  const recipes = block.postType === 'recipes'
  const enabledFilters: EnabledFilters = {
    search: block.showSearch ? block.searchPlaceholder || TEXTS.searchPosts : null,
    categories: block.showCategories === true,
    letters: block.showLetters === true,
    sorts: recipes && block.showSort === true,
    diets: recipes && block.showDiets === true,
    levels: block.postType === 'movementGuides' && block.showCategories === true,
  }
  const paginated = block.pagination === true
  const size = paginated ? block.postsPerPage || LIMITS.postsPerPage : block.numberOfPosts || LIMITS.postsWithoutPages
  // The reset weeks of the current season are shown first.
  const bySeason = block.postType === 'rebootReviveWeeks' && enabledFilters.categories
  const maxSize = paginated ? LIMITS.postsPerPageMax : LIMITS.postsWithoutPages
  return {
    enabledFilters,
    paginated,
    pageSize: Math.min(Math.max(1, size), maxSize),
    /** What is restricted comes last, except for events: there the next one comes first. */
    freeFirst: block.postType !== 'events',
    bySeason,
    // The two weeks of a season fill a row.
    columns: bySeason ? 2 : COLUMNS[block.columns ?? 3],
    categories: (block.categories ?? []).filter((id) => typeof id === 'number'),
    /** Whether the browser has filters or pages to show; otherwise the grid is a row of the newest posts. */
    interactive: paginated || Object.values(enabledFilters).some(Boolean),
  }
}
