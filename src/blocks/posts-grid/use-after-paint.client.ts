import { startTransition, useEffect, useState } from 'react'

/**
 * A value that follows its source after the next paint, in a transition: rendering from it never delays a keystroke.
 * useDeferredValue alone often renders within the same frame, which makes that frame long.
 */
export function useAfterPaint<T>(value: T): T {
  const [paintedValue, setPaintedValue] = useState(value)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(startTransition, 0, () => setPaintedValue(value))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value])
  return paintedValue
}
