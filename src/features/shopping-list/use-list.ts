import { useEffect, useState, useSyncExternalStore } from 'react'
import { useViewer } from '@/features/session/Session.client'
import type { ListState } from './list-store'

type LiveList = typeof import('./live-list')

/** The list with all that it can do. It comes after the page: most pages show only how much is left to buy. */
export const loadLiveList = (): Promise<LiveList> => import('./live-list')

/**
 * The list of whoever looks at the page.
 * @param always also on a page that was made for visitors: without a line it may show what the browser keeps
 * @returns null until it is there, and for visitors
 */
export function useList(always = false): ListState | null {
  const { audience } = useViewer()
  const enabled = always || audience !== 'visitor'
  const [live, setLive] = useState<LiveList | null>(null)
  useEffect(() => {
    if (!enabled) return
    let unmounted = false
    loadLiveList().then(
      (list) => unmounted || setLive(list),
      // Without a line it does not come: the page does without, and says nothing. SPEC 8
      () => {},
    )
    return () => {
      unmounted = true
    }
  }, [enabled])
  return useSyncExternalStore(
    live?.liveListStore.onChange ?? noChanges,
    live?.liveListStore.current ?? noState,
    noState,
  )
}

const noChanges = () => () => {}
const noState = () => null
