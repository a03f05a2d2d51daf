import { useEffect, useMemo, useState } from 'react'
import { invalidateProgrammes } from '@/features/programmes/programme-key'
import { pageQueries } from '@/platform/session/load-queries'
import { invalidatePersonal } from '@/platform/session/personal-data'
import { session } from '@/platform/session/session-state'
import { sendPosition, sendWatched } from './send-progress'
import { createWatchProgress } from './watch-progress'

/**
 * Saves the watch progress of one opening of the player for the signed-in user.
 * @param databaseId null: a video that is not an item, whose progress is not saved
 * @returns `marked`: whether it has been marked as watched
 */
export function useWatchProgress(databaseId: number | null) {
  const [marked, setMarked] = useState(false)
  const progress = useMemo(
    () =>
      createWatchProgress({
        mark: async () => {
          const accepted = await mark(databaseId)
          setMarked(accepted)
          return accepted
        },
        save: (positionS, durationS) => {
          if (databaseId !== null && session.current().user) void sendPosition(databaseId, positionS, durationS)
        },
        nowMs: () => performance.now(),
      }),
    [databaseId],
  )

  useEffect(() => {
    const flushWhenHidden = () => document.visibilityState === 'hidden' && progress.flush()
    // Some browsers fire only one of the two events.
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
 * Marks a video as watched, and invalidates the cached milestones, watched movements and programs.
 * @returns false if offline or signed out
 */
async function mark(databaseId: number | null): Promise<boolean> {
  const { user } = session.current()
  if (databaseId === null || !user || !(await sendWatched(databaseId))) return false
  invalidatePersonal(pageQueries, 'milestones', user.id)
  invalidatePersonal(pageQueries, 'watchedMovements', user.id)
  void invalidateProgrammes(pageQueries, user.id)
  return true
}
