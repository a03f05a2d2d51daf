import { useCallback, useEffect, useRef, useState } from 'react'
import { ALL, changed, type GridFilter, type GridView, isFiltered, NO_FILTER } from '@/rules/posts-grid/filter'
import { type KnownFilters, readFilter, writeFilter } from '@/rules/posts-grid/hash'

/** Browsers allow about three changes of the address in a second, and nobody shares half a word. After the pause of the field. */
const TYPING_MS = 100

const AT_FIRST: GridView = { filter: NO_FILTER, page: 1 }

const same = (one: GridFilter, other: GridFilter) => writeFilter('', one) === writeFilter('', other)

/**
 * What a grid shows, in step with the hash: read after hydration, when a link or the back button changes it, and
 * written with replaceState. SPEC 2.5, DESIGN 7.
 * @param known one and the same object until what it says has changed
 * @returns `read`: the filter is another than what the server could know
 */
export function useGridView(known: KnownFilters, prefix: string) {
  const [view, setView] = useState(AT_FIRST)
  const now = useRef(AT_FIRST)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const show = useCallback((next: GridView) => {
    now.current = next
    setView(next)
  }, [])

  useEffect(() => {
    const asked = () => readFilter(window.location.hash, known, prefix)
    const follow = () => {
      const filter = asked()
      if (!same(filter, now.current.filter)) show({ filter, page: 1 })
    }
    // What was typed before this part of the page had come to life stays.
    const { search } = now.current.filter
    if (isFiltered(asked()) || known.first !== ALL) show({ filter: { ...asked(), ...(search && { search }) }, page: 1 })
    window.addEventListener('hashchange', follow)
    window.addEventListener('popstate', follow)
    return () => {
      window.removeEventListener('hashchange', follow)
      window.removeEventListener('popstate', follow)
    }
  }, [known, prefix, show])

  /** Writes what is not written yet. */
  const flush = useCallback(() => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    timer.current = undefined
    const { hash, pathname, search } = window.location
    const next = writeFilter(hash, now.current.filter, prefix, known.first)
    // With the router's own state: told of it as of a walk, it would render the page anew.
    if (next !== hash) window.history.replaceState(window.history.state, '', `${pathname}${search}${next}`)
  }, [known, prefix])

  // Somewhere else by then: the address is another page's.
  useEffect(() => () => clearTimeout(timer.current), [])

  const change = useCallback(
    (filter: Partial<GridFilter>) => {
      show(changed(now.current, filter))
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, 'search' in filter ? TYPING_MS : 0)
    },
    [flush, show],
  )

  const turnTo = useCallback((page: number) => show({ ...now.current, page }), [show])

  return { view, read: view !== AT_FIRST, change, flush, turnTo }
}
