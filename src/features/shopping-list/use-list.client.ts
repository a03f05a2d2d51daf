import { useEffect, useState, useSyncExternalStore } from 'react'
import { useViewer } from '@/platform/session/Session.client'
import type { ListState } from './list-store'

type LiveList = typeof import('./live-list')

/** Loads the store and its sync lazily: most pages only show the number of items left. */
export const loadLiveList = (): Promise<LiveList> => import('./live-list')

/**
 * The current user's shopping list.
 * @param always also on a page rendered for visitors: offline it may show the list stored in this browser
 * @returns null until it is loaded, and for visitors
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
      // Offline the module may fail to load: the page shows no list and no error.
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
