'use client'

import { memo, useCallback, useMemo, useRef } from 'react'
import { seasonOf } from '@/cards/parts/facts'
import { useHearts } from '@/features/favourites/use-hearts'
import { useViewer } from '@/features/session/Session.client'
import { FAVORITES, type GridView, isFiltered, NO_FILTER } from '@/rules/posts-grid/filter'
import { writeFilter } from '@/rules/posts-grid/hash'
import { pageOf, pagesFor } from '@/rules/posts-grid/paging'
import { firstCategory } from '@/rules/posts-grid/tabs'
import { Pagination } from '@/ui/Pagination'
import { GridCards } from './GridCards'
import { GridStatus } from './GridStatus'
import { GridToolbar } from './GridToolbar.client'
import type { Grid } from './grid'
import { useAfterPaint } from './use-after-paint'
import { useDrawnInParts } from './use-drawn-in-parts'
import { useGridPosts } from './use-grid-posts'
import { useGridView } from './use-grid-view'
import { useKeptFocus } from './use-kept-focus'
import { usePreparedGrid } from './use-prepared-grid'

// What stands below the field stays as it is while somebody types.
const Pages = memo(Pagination)

/** Whether it is anything but the first page as the server sent it. */
const needsAll = ({ filter, page }: GridView) => page > 1 || isFiltered(filter)

/** A grid that can be searched, filtered, sorted and turned page by page. SPEC 2.3, 2.5, 4, 8. */
export function PostsBrowser({ grid }: { grid: Grid }) {
  const { columns, first, freeFirst, pageSize, paginated, postType, prefix, tabs, tools, total } = grid
  const { state } = useViewer()
  const hearts = useHearts()
  const bySeason = tools.categories && postType === 'rebootReviveWeeks'
  const known = useMemo(
    () => ({
      ...tools,
      search: tools.search !== null,
      categories: tools.categories ? tabs.map(({ slug }) => slug) : [],
      favorites: tools.categories && tabs.some(({ slug }) => slug === FAVORITES),
      first: firstCategory({ now: new Date(), resetWeeks: bySeason, tabs }),
    }),
    [tools, tabs, bySeason],
  )
  const { change, flush, read, turnTo, view } = useGridView(known, prefix)
  const { all, failed, retry, want } = useGridPosts(grid, needsAll(view))

  // What is chosen shows at once; the list follows when there is time.
  const later = useAfterPaint(view)
  const select = usePreparedGrid(all, freeFirst)
  const kept = useMemo(() => hearts.hearts && new Set(hearts.hearts), [hearts.hearts])
  const wantsHearts = later.filter.category === FAVORITES && state !== 'anonymous'
  // The first page is there already: chosen and drawn anew when all have come, it would make somebody who types wait.
  const asFirst = !needsAll(later)
  const selection = useMemo(
    () => (asFirst || (wantsHearts && !kept) ? null : (select?.(later.filter, kept ?? null) ?? null)),
    [asFirst, select, later.filter, kept, wantsHearts],
  )
  const page = useMemo(
    () => selection && pageOf(selection.cards, later.page, pageSize),
    [selection, later.page, pageSize],
  )
  const shown = page?.items ?? first
  const drawn = useDrawnInParts(shown)
  const matches = selection?.cards.length ?? total
  const pages = paginated ? (page?.pages ?? pagesFor(total, pageSize)) : 1
  const waits = !asFirst && !selection
  const broken = waits && (failed || (wantsHearts && hearts.failed))

  const presentSeasonOnly = bySeason && (!read || (waits && later.filter.category === known.first))

  const results = useRef<HTMLDivElement>(null)
  const list = useKeptFocus(results)
  const turn = useCallback(
    (to: number) => {
      turnTo(to)
      results.current?.focus({ preventScroll: true })
      results.current?.scrollIntoView({ block: 'start' })
    },
    [turnTo],
  )
  const clear = useCallback(() => {
    change({ ...NO_FILTER, category: known.first })
    results.current?.focus()
  }, [change, known])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that somebody has done
    <div className="posts-grid" onBlur={flush}>
      <GridToolbar grid={grid} filter={view.filter} letters={selection?.letters} onChange={change} onFocus={want} />
      <GridStatus
        ref={results}
        postType={postType}
        matches={matches}
        shown={paginated ? matches : shown.length}
        filter={later.filter}
        state={broken ? 'failed' : waits ? 'waiting' : 'ready'}
        failure={failed ? 'posts' : 'favorites'}
        onRetry={failed ? retry : hearts.retry}
        onClear={read && writeFilter('', later.filter, '', known.first) ? clear : undefined}
      />
      {!broken && shown.length > 0 && (
        <div
          ref={list}
          className="grid-list"
          aria-busy={waits || undefined}
          // Until it is chosen in earnest, the style shows the present season alone: nothing jumps.
          data-by-season={presentSeasonOnly ? shown.map(seasonOf).join(' ') : undefined}
        >
          <GridCards
            cards={drawn}
            columns={columns}
            as={grid.as}
            lead={asFirst && !bySeason}
            leading={asFirst && grid.leading}
          />
        </div>
      )}
      {!broken && <Pages page={page?.page ?? later.page} pages={pages} onPage={turn} />}
    </div>
  )
}
