'use client'

import { useRef, useState } from 'react'
import type { Columns } from '@/cards/grid/sizes'
import type { TitleLevel } from '@/cards/parts/CardTitle'
import type { PostCard } from '@/catalogue/cards.server'
import { useFavoriteCards } from '@/features/favorites/use-favorite-cards.client'
import { GridCards } from '@/features/post-list/GridCards'
import { LoadError } from '@/features/post-list/LoadError'
import { PostListPages } from '@/features/post-list/PostListPages'
import { PostListStatus } from '@/features/post-list/PostListStatus'
import { useRestoreFocus } from '@/features/post-list/use-restore-focus.client'
import { SignInPrompt } from '@/platform/session/SignInPrompt.client'
import { COMMON_LIMITS } from '@/rules/common-limits'
import { LIST_TEXTS } from '@/rules/page-texts/lists'
import { paginate } from '@/rules/posts-grid/pagination'
import { FilterBar } from '@/ui/FilterBar.client'
import { FavoritesSkeleton } from './FavoritesSkeleton'
import { type FavoritesFilter, filterFavorites, NO_FAVORITES_FILTER } from './filter-favorites'

export type FavoritesBrowserProps = {
  columns: Columns
  as: TitleLevel
  /** Shown to members without favorites. */
  suggestions: readonly PostCard[]
}

/** A member's favorites, filtered by type and category, in pages; for members without any, a hint and something to begin with. */
export function FavoritesBrowser(props: FavoritesBrowserProps) {
  return (
    <div className="outline-none" tabIndex={-1}>
      <Favorites {...props} />
    </div>
  )
}

/** Four columns where three would leave a card alone in its row. */
const columnsFor = (count: number, columns: Columns): Columns =>
  columns === 3 && count > 3 && count % 3 === 1 && count % 4 !== 1 ? 4 : columns

function Favorites({ as, columns, suggestions }: FavoritesBrowserProps) {
  const { cards, failed, retry, visitor } = useFavoriteCards()
  const [filter, setFilter] = useState<FavoritesFilter>(NO_FAVORITES_FILTER)
  const [page, setPage] = useState(1)
  const results = useRef<HTMLDivElement>(null)
  const list = useRestoreFocus(results)

  if (visitor) return <SignInPrompt />
  if (failed) return <LoadError message={LIST_TEXTS.favoritesFailed} onRetry={retry} />
  if (!cards) return <FavoritesSkeleton columns={columns} />

  const { active, categories, matches, types } = filterFavorites(cards, filter)
  const shown = paginate(matches, page, COMMON_LIMITS.postsPerPage)
  const applyFilter = (next: FavoritesFilter) => {
    setFilter(next)
    setPage(1)
  }
  return (
    <div className="posts-grid">
      {types.length > 1 && (
        <FilterBar
          label="Kind"
          selectLabel={LIST_TEXTS.chooseCategory}
          options={types}
          selected={active.type}
          onSelect={(type) => applyFilter({ type, category: '' })}
        />
      )}
      {categories.length > 1 && (
        <FilterBar
          label="Category"
          selectLabel={LIST_TEXTS.chooseCategory}
          options={categories}
          selected={active.category}
          onSelect={(category) => applyFilter({ ...active, category })}
        />
      )}
      <PostListStatus
        className="grid-status"
        ref={results}
        state="ready"
        empty={cards.length === 0}
        failure={LIST_TEXTS.favoritesFailed}
        onRetry={retry}
      >
        {cards.length === 0 ? (
          <div className="grid gap-1">
            <p className="type-h4">{LIST_TEXTS.noFavorites}</p>
            <p className="text-text-soft">{LIST_TEXTS.emptyFavorites}</p>
          </div>
        ) : (
          <p>{matches.length === 1 ? '1 favorite' : `${matches.length} favorites`}</p>
        )}
      </PostListStatus>
      {cards.length === 0 && suggestions.length > 0 && <GridCards cards={suggestions} columns={columns} as={as} />}
      {shown.items.length > 0 && (
        <div ref={list}>
          <GridCards cards={shown.items} columns={columnsFor(shown.items.length, columns)} as={as} />
        </div>
      )}
      <PostListPages page={shown.page} pages={shown.pages} onPage={setPage} start={results} />
    </div>
  )
}
