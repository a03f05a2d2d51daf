import { startTransition, useEffect, useState } from 'react'

/**
 * A value one frame later, and then only as there is time: what is drawn from it never stands between a key and the
 * letter on the screen. (useDeferredValue alone is often done within the same frame, and makes that one long.)
 */
export function useAfterPaint<T>(value: T): T {
  const [paintedValue, setPaintedValue] = useState(value)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPaintedValue(value)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value])
  return paintedValue
}
