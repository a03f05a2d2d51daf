import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { invalidatePersonal } from '@/features/session/personal-data'
import { session } from '@/features/session/session-state'
import { sendPosition, sendWatched } from './fetch-watched'
import { createWatchProgress } from './watch-progress'

/**
 * Tells the server how far one opening of the player has come, for whoever is signed in. SPEC 4, DESIGN 7.
 * @param databaseId null: a video that is no item of ours, of which nothing is told
 * @returns `marked`: that half of it was reached has been noted
 */
export function useWatchProgress(databaseId: number | null) {
  const client = useQueryClient()
  const [marked, setMarked] = useState(false)
  const progress = useMemo(
    () =>
      createWatchProgress({
        mark: async () => {
          const accepted = await mark(client, databaseId)
          setMarked(accepted)
          return accepted
        },
        save: (positionS, durationS) => {
          if (databaseId !== null && session.current().user) void sendPosition(databaseId, positionS, durationS)
        },
        nowMs: () => performance.now(),
      }),
    [client, databaseId],
  )

  useEffect(() => {
    const flushWhenHidden = () => document.visibilityState === 'hidden' && progress.flush()
    // Some browsers say only one of the two.
    document.addEventListener('visibilitychange', flushWhenHidden)
    window.addEventListener('pagehide', progress.flush)
    return () => {
      document.removeEventListener('visibilitychange', flushWhenHidden)
      window.removeEventListener('pagehide', progress.flush)
      progress.flush()
    }
  }, [progress])
  return { progress, marked }
}

/**
 * SPEC 4: success clears cached milestones and watched movements; what shows them fetches them anew.
 * @returns whether it was noted: not without a line, nor while nobody is known to be signed in
 */
async function mark(client: QueryClient, databaseId: number | null): Promise<boolean> {
  const { user } = session.current()
  if (databaseId === null || !user || !(await sendWatched(databaseId))) return false
  invalidatePersonal(client, 'milestones', user.id)
  invalidatePersonal(client, 'watchedMovements', user.id)
  return true
}
