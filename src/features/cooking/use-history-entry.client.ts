import { useCallback, useEffect } from 'react'

/** Marks the history entry of cook mode. */
const MARK = { cookMode: true }

const isMarked = () => Boolean((window.history.state as Partial<typeof MARK> | null)?.cookMode)

/**
 * Gives cook mode a history entry of its own, so that the Back button and the swipe of phones close it instead of leaving
 * the recipe. The URL stays, and Next's router adds its own state to the entry.
 * @param open whether cook mode is open
 * @param onBack called when the browser has left the entry
 * @returns `enter` adds the entry when cook mode opens; `leave` goes back to the page's own when it is closed otherwise
 */
export function useHistoryEntry(open: boolean, onBack: () => void) {
  useEffect(() => {
    if (!open) return
    const closeOnBack = () => isMarked() || onBack()
    window.addEventListener('popstate', closeOnBack)
    return () => window.removeEventListener('popstate', closeOnBack)
  }, [open, onBack])

  // After a reload, or the Forward button, the entry is there already.
  const enter = useCallback(() => isMarked() || window.history.pushState({ ...MARK }, ''), [])
  const leave = useCallback(() => isMarked() && window.history.back(), [])
  return { enter, leave }
}
