import { useEffect, useState } from 'react'

/**
 * Keeps the screen on while the component is mounted. The browser releases the lock when the page is hidden, so it is
 * requested again when the page is visible. Does nothing where it is unsupported or denied (low battery).
 * @returns whether the screen stays on
 */
export function useWakeLock(): boolean {
  const [held, setHeld] = useState(false)

  useEffect(() => {
    let unmounted = false
    let requesting = false
    let lock: WakeLockSentinel | null = null
    const handleAcquired = (sentinel: WakeLockSentinel) => {
      lock = sentinel
      setHeld(true)
      sentinel.addEventListener('release', () => {
        if (lock !== sentinel) return
        lock = null
        if (!unmounted) setHeld(false)
      })
    }
    async function acquire() {
      if (unmounted || requesting || lock || document.visibilityState !== 'visible' || !('wakeLock' in navigator))
        return
      requesting = true
      try {
        const sentinel = await navigator.wakeLock.request('screen')
        if (unmounted) await sentinel.release()
        else handleAcquired(sentinel)
      } catch {
        // The screen turns off as usual.
      } finally {
        requesting = false
      }
    }

    void acquire()
    document.addEventListener('visibilitychange', acquire)
    return () => {
      unmounted = true
      document.removeEventListener('visibilitychange', acquire)
      lock?.release().catch(() => {})
    }
  }, [])

  return held
}
