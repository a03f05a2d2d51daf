'use client'

import { useEffect } from 'react'
import { loadQueries } from '@/platform/session/load-queries'
import { useViewer } from '@/platform/session/Session.client'

/** Syncs favorites with the other tabs of a member's browser. Once per page; renders nothing. */
export function FavoriteSync() {
  const { audience, state } = useViewer()
  const isMember = audience !== 'visitor' || state === 'authenticated'
  useEffect(() => {
    if (!isMember) return
    let isStopped = false
    let stop = () => {}
    Promise.all([import('./sync-favorites'), loadQueries()]).then(
      ([{ syncFavorites }, { queryCache }]) => {
        if (!isStopped) stop = syncFavorites(queryCache())
      },
      // Offline the code may be missing: the tabs then agree on the next page.
      () => {},
    )
    return () => {
      isStopped = true
      stop()
    }
  }, [isMember])
  return null
}
