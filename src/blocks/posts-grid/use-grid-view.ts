import { useCallback, useEffect, useRef, useState } from 'react'
import { ALL, type GridFilter, type GridView, isFiltered, NO_FILTER, withChange } from '@/rules/posts-grid/filter'
import { type AvailableFilters, formatFilter, parseFilter } from '@/rules/posts-grid/filter-hash'

/** Browsers allow about three changes of the address in a second, and nobody shares half a word. After the pause of the field. */
const HASH_DELAY_MS = 100

const INITIAL_VIEW: GridView = { filter: NO_FILTER, page: 1 }

const isSameFilter = (first: GridFilter, second: GridFilter) => formatFilter('', first) === formatFilter('', second)

/**
 * What a grid shows, in step with the hash: read after hydration, when a link or the back button changes it, and
 * written with replaceState. SPEC 2.5, DESIGN 7.
 * @param known one and the same object until what it says has changed
 * @returns `read`: the filter is another than what the server could know
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
    // What was typed before this part of the page had come to life stays.
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

  /** Writes what is not written yet. */
  const flush = useCallback(() => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    timer.current = undefined
    const { hash, pathname, search } = window.location
    const next = formatFilter(hash, current.current.filter, prefix, known.first)
    // With the router's own state: told of it as of a walk, it would render the page anew.
    if (next !== hash) window.history.replaceState(window.history.state, '', `${pathname}${search}${next}`)
  }, [known, prefix])

  // Somewhere else by then: the address is another page's.
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
