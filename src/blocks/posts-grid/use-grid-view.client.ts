import { useCallback, useEffect, useRef, useState } from 'react'
import { ALL, type GridFilter, type GridView, isFiltered, NO_FILTER, withChange } from '@/rules/posts-grid/filter'
import { type AvailableFilters, formatFilter, parseFilter } from '@/rules/posts-grid/filter-hash'

/** Browsers allow about three URL changes a second. This delay comes after the typing pause of the search field. */
const HASH_DELAY_MS = 100

const INITIAL_VIEW: GridView = { filter: NO_FILTER, page: 1 }

const isSameFilter = (first: GridFilter, second: GridFilter) => formatFilter('', first) === formatFilter('', second)

/**
 * The filter and page of a grid, in sync with the URL hash: read after hydration and when a link or the back button changes
 * it, written with replaceState.
 * @param known the same object until its values change
 * @returns `hashRead`: the view may differ from the server's
 */
export function useGridView(known: AvailableFilters, prefix: string) {
  const [view, setView] = useState(INITIAL_VIEW)
  const current = useRef(INITIAL_VIEW)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const applyView = useCallback((next: GridView) => {
    current.current = next
    setView(next)
  }, [])

  useEffect(() => {
    const readHash = () => parseFilter(window.location.hash, known, prefix)
    const onHashChange = () => {
      const filter = readHash()
      if (!isSameFilter(filter, current.current.filter)) applyView({ filter, page: 1 })
    }
    // A search typed before this effect ran is kept.
    const { search } = current.current.filter
    if (isFiltered(readHash()) || known.first !== ALL)
      applyView({ filter: { ...readHash(), ...(search && { search }) }, page: 1 })
    window.addEventListener('hashchange', onHashChange)
    window.addEventListener('popstate', onHashChange)
    return () => {
      window.removeEventListener('hashchange', onHashChange)
      window.removeEventListener('popstate', onHashChange)
    }
  }, [known, prefix, applyView])

  /** Writes a pending change to the URL. */
  const flush = useCallback(() => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    timer.current = undefined
    const { hash, pathname, search } = window.location
    const next = formatFilter(hash, current.current.filter, prefix, known.first)
    // With the state of Next's router: without it, the router would treat the change as a navigation and render again.
    if (next !== hash) window.history.replaceState(window.history.state, '', `${pathname}${search}${next}`)
  }, [known, prefix])

  // After a navigation the URL belongs to another page.
  useEffect(() => () => clearTimeout(timer.current), [])

  const change = useCallback(
    (filter: Partial<GridFilter>) => {
      applyView(withChange(current.current, filter))
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, 'search' in filter ? HASH_DELAY_MS : 0)
    },
    [flush, applyView],
  )

  const setPage = useCallback((page: number) => applyView({ ...current.current, page }), [applyView])

  return { view, hashRead: view !== INITIAL_VIEW, change, flush, setPage }
}
