import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { invalidatePersonal } from '@/features/session/personal-data'
import { session } from '@/features/session/session-state'
import { sendMark, sendPosition } from './fetch-watched'
import { createProgress } from './progress'

/**
 * Tells the server how far one opening of the player has come, for whoever is signed in. SPEC 4, DESIGN 7.
 * @param databaseId null: a video that is no item of ours, of which nothing is told
 * @returns `marked`: that half of it was reached has been noted
 */
export function useProgress(databaseId: number | null) {
  const client = useQueryClient()
  const [marked, setMarked] = useState(false)
  const progress = useMemo(
    () =>
      createProgress({
        mark: async () => {
          const noted = await mark(client, databaseId)
          setMarked(noted)
          return noted
        },
        save: (positionS, durationS) => {
          if (databaseId !== null && session.current().user) void sendPosition(databaseId, positionS, durationS)
        },
        nowMs: () => performance.now(),
      }),
    [client, databaseId],
  )

  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && progress.stop()
    // Some browsers say only one of the two.
    document.addEventListener('visibilitychange', hidden)
    window.addEventListener('pagehide', progress.stop)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      window.removeEventListener('pagehide', progress.stop)
      progress.stop()
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
  if (databaseId === null || !user || !(await sendMark(databaseId))) return false
  invalidatePersonal(client, 'milestones', user.id)
  invalidatePersonal(client, 'watchedMovements', user.id)
  return true
}
