'use client'

import { useCallback, useMemo, useRef } from 'react'
import { seasonOf } from '@/cards/parts/meta'
import type { PostCard } from '@/catalogue/cards.server'
import { useFavorites } from '@/features/favorites/use-favorites.client'
import { GridCards } from '@/features/post-list/GridCards'
import { PostListPages } from '@/features/post-list/PostListPages'
import { usePosts } from '@/features/post-list/use-posts.client'
import { useRestoreFocus } from '@/features/post-list/use-restore-focus.client'
import { useViewer } from '@/platform/session/Session.client'
import { FAVORITES, type GridView, isFiltered, NO_FILTER } from '@/rules/posts-grid/filter'
import { formatFilter } from '@/rules/posts-grid/filter-hash'
import { pageCount, paginate } from '@/rules/posts-grid/pagination'
import { defaultCategory } from '@/rules/posts-grid/tabs'
import { countText, GridStatus } from './GridStatus'
import { GridToolbar } from './GridToolbar.client'
import type { Grid } from './grid'
import { useAfterPaint } from './use-after-paint.client'
import { useGridSelector } from './use-grid-selector.client'
import { useGridView } from './use-grid-view.client'
import { useIncrementalList } from './use-incremental-list.client'

/** The cards of the next pages, where the page's HTML has all cards. */
const NO_CARDS: readonly PostCard[] = []

/** Whether the view is other than the first page from the server. */
const needsAllPosts = ({ filter, page }: GridView) => page > 1 || isFiltered(filter)

/** A grid with search, filters, sorting and pages. */
export function PostsBrowser({ grid }: { grid: Grid }) {
  const {
    bySeason,
    categories,
    columns,
    first,
    freeFirst,
    pageSize,
    paginated,
    postType,
    prefix,
    tabs,
    enabledFilters,
    total,
  } = grid
  const { state } = useViewer()
  const favorites = useFavorites()
  const known = useMemo(
    () => ({
      ...enabledFilters,
      search: enabledFilters.search !== null,
      categories: enabledFilters.categories ? tabs.map(({ slug }) => slug) : [],
      favorites: enabledFilters.categories && tabs.some(({ slug }) => slug === FAVORITES),
      first: defaultCategory({ now: new Date(), resetWeeks: bySeason, tabs }),
    }),
    [enabledFilters, tabs, bySeason],
  )
  const { change, flush, hashRead, setPage, view } = useGridView(known, prefix)
  const { filter } = view
  const { all, failed, retry, prefetch } = usePosts(
    { kind: 'archive', postType, categories },
    { first, rest: first.length === total ? NO_CARDS : null },
    needsAllPosts(view),
  )

  // The controls update at once, the list after the paint.
  const deferredView = useAfterPaint(view)
  const select = useGridSelector(all, freeFirst)
  const favoriteIds = useMemo(() => favorites.favoriteIds && new Set(favorites.favoriteIds), [favorites.favoriteIds])
  const needsFavorites = deferredView.filter.category === FAVORITES && state !== 'anonymous'
  // The server's first page stays when all cards have loaded: rendering it again would delay typing.
  const showsFirstPage = !needsAllPosts(deferredView)
  const selection = useMemo(
    () =>
      showsFirstPage || (needsFavorites && !favoriteIds)
        ? null
        : (select?.(deferredView.filter, favoriteIds ?? null) ?? null),
    [showsFirstPage, select, deferredView.filter, favoriteIds, needsFavorites],
  )
  const {
    items: shown,
    page,
    pages,
  } = useMemo(
    () =>
      selection
        ? paginate(selection.cards, deferredView.page, pageSize)
        : { items: first, page: deferredView.page, pages: pageCount(total, pageSize) },
    [selection, deferredView.page, pageSize, first, total],
  )
  const renderedCards = useIncrementalList(shown)
  const matches = selection?.cards.length ?? total
  const loading = !showsFirstPage && !selection
  const hasError = loading && (failed || (needsFavorites && favorites.failed))

  // Until the cards of the first category are there: before the hash is read, and until the list follows the controls.
  const currentSeasonOnly = bySeason && !selection && (!hashRead || filter.category === known.first)

  const results = useRef<HTMLDivElement>(null)
  const list = useRestoreFocus(results)
  const clear = useCallback(() => {
    change({ ...NO_FILTER, category: known.first })
    results.current?.focus()
  }, [change, known])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler only writes a pending change to the URL when the focus leaves the grid
    <div className="posts-grid" onBlur={flush}>
      <GridToolbar
        grid={grid}
        filter={filter}
        letters={selection?.letters}
        result={countText(postType, matches, matches)}
        onChange={change}
        onFocus={prefetch}
      />
      <GridStatus
        ref={results}
        postType={postType}
        matches={matches}
        shown={paginated ? matches : shown.length}
        filter={deferredView.filter}
        state={hasError ? 'failed' : loading ? 'waiting' : 'ready'}
        failure={failed ? 'posts' : 'favorites'}
        onRetry={failed ? retry : favorites.retry}
        onClear={hashRead && formatFilter('', deferredView.filter, '', known.first) ? clear : undefined}
      />
      {!hasError && shown.length > 0 && (
        <div
          ref={list}
          className="grid-list"
          aria-busy={loading || undefined}
          // CSS shows the current season alone, which prevents a layout shift.
          data-by-season={currentSeasonOnly ? shown.map(seasonOf).join(' ') : undefined}
        >
          <GridCards
            // The weeks of a season at once: card by card, those that CSS has hidden would appear for a moment.
            cards={bySeason ? shown : renderedCards}
            columns={columns}
            as={grid.as}
            movementAction={grid.movementAction}
            featured={!bySeason && !isFiltered(deferredView.filter)}
            priority={showsFirstPage && grid.priority}
          />
        </div>
      )}
      {!hasError && <PostListPages page={page} pages={paginated ? pages : 1} onPage={setPage} start={results} />}
    </div>
  )
}
