import { useEffect, useState } from 'react'

/**
 * Keeps the screen awake as long as the component is there. The browser takes the lock away when the page is hidden:
 * it is taken again when it is seen. Quiet where there is none, or where it is refused (a low battery).
 * @returns whether the screen stays on
 */
export function useWakeLock(): boolean {
  const [held, setHeld] = useState(false)

  useEffect(() => {
    let over = false
    let asking = false
    let lock: WakeLockSentinel | null = null
    const taken = (sentinel: WakeLockSentinel) => {
      lock = sentinel
      setHeld(true)
      sentinel.addEventListener('release', () => {
        if (lock !== sentinel) return
        lock = null
        if (!over) setHeld(false)
      })
    }
    async function take() {
      if (over || asking || lock || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      asking = true
      try {
        const sentinel = await navigator.wakeLock.request('screen')
        if (over) await sentinel.release()
        else taken(sentinel)
      } catch {
        // The screen goes dark when it wants, as it would without us.
      } finally {
        asking = false
      }
    }

    void take()
    document.addEventListener('visibilitychange', take)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', take)
      lock?.release().catch(() => {})
    }
  }, [])

  return held
}
