import type { BlockOf } from '@/blocks/block'
import type { Columns } from '@/cards/grid/sizes'
import { LIMITS } from '@/rules/limits'
import { TEXTS } from '@/rules/texts'

const COLUMNS = { 2: 2, 3: 3, 4: 4 } as const satisfies Record<number, Columns>

/** What a grid offers to find a post with. SPEC 2.3. */
export type EnabledFilters = {
  /** The search's placeholder; null: no search. */
  search: string | null
  categories: boolean
  letters: boolean
  sorts: boolean
  diets: boolean
}

/** What an editor has settled of a grid, with the defaults of SPEC 9 where nothing is said. */
export function gridSettings(block: BlockOf<'postsGrid'>) {
  const recipes = block.postType === 'recipes'
  const enabledFilters: EnabledFilters = {
    search: block.showSearch ? block.searchPlaceholder || TEXTS.searchPosts : null,
    categories: block.showCategories === true,
    letters: block.showLetters === true,
    sorts: recipes && block.showSort === true,
    diets: recipes && block.showDiets === true,
  }
  const paginated = block.pagination === true
  const size = paginated ? block.postsPerPage || LIMITS.postsPerPage : block.numberOfPosts || LIMITS.postsWithoutPages
  const maxSize = paginated ? LIMITS.postsPerPageMax : LIMITS.postsWithoutPages
  return {
    enabledFilters,
    paginated,
    pageSize: Math.min(Math.max(1, size), maxSize),
    /** SPEC 2.5: what is restricted comes last; but of events the next one comes first, whoever may read about it. */
    freeFirst: block.postType !== 'events',
    columns: COLUMNS[block.columns ?? 3],
    categories: (block.categories ?? []).filter((id) => typeof id === 'number'),
    /** Whether the browser has anything to do: otherwise it is a row of the newest. */
    interactive: paginated || Object.values(enabledFilters).some(Boolean),
  }
}
