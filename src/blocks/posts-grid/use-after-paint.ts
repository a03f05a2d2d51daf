import { startTransition, useEffect, useState } from 'react'

/**
 * A value one frame later, and then only as there is time: what is drawn from it never stands between a key and the
 * letter on the screen. (useDeferredValue alone is often done within the same frame, and makes that one long.)
 * @param pauseMs how long it has to stay the same before, in milliseconds; by what it is and what is still shown
 */
export function useAfterPaint<T>(value: T, pauseMs: (value: T, shown: T) => number): T {
  const [shown, setShown] = useState(value)
  const pause = pauseMs(value, shown)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setShown(value)), pause)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value, pause])
  return shown
}
