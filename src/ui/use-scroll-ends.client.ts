import { type RefObject, useEffect, useState } from 'react'

/** The delay after scrolling before the arrows are updated (docs/product.md#numbers). */
const REFRESH_MS = 400

export type ScrollEnds = {
  /** The row is at its start. */
  start: boolean
  /** The row is at its end. */
  end: boolean
}

/**
 * Whether a row that scrolls sideways is at its start or end. Measured on mount, on resize, and 400 ms after scrolling.
 * @param items the number of items; a change measures again
 * @returns both true until the first measurement
 */
export function useScrollEnds(row: RefObject<HTMLElement | null>, items?: number): ScrollEnds {
  const [ends, setEnds] = useState<ScrollEnds>({ start: true, end: true })

  // biome-ignore lint/correctness/useExhaustiveDependencies: new items must be observed too
  useEffect(() => {
    const element = row.current
    if (!element) return
    let timeout: ReturnType<typeof setTimeout>
    const update = () => {
      // Ignores fractions of a pixel. In right-to-left text the offset is negative.
      const offset = Math.abs(element.scrollLeft)
      const start = offset < 2
      const end = offset + element.clientWidth > element.scrollWidth - 2
      setEnds((previous) => (previous.start === start && previous.end === end ? previous : { start, end }))
    }
    const scheduleUpdate = () => {
      clearTimeout(timeout)
      timeout = setTimeout(update, REFRESH_MS)
    }
    const resizeObserver = new ResizeObserver(update)
    resizeObserver.observe(element)
    for (const child of element.children) resizeObserver.observe(child)
    element.addEventListener('scroll', scheduleUpdate, { passive: true })
    return () => {
      clearTimeout(timeout)
      resizeObserver.disconnect()
      element.removeEventListener('scroll', scheduleUpdate)
    }
  }, [row, items])

  return ends
}

/** Scrolls a row by `stepPx`, or by its visible width; CSS makes it smooth unless motion is reduced. */
export function scrollRow(row: HTMLElement | null, direction: 1 | -1, stepPx?: number) {
  row?.scrollBy({ left: direction * (stepPx ?? row.clientWidth) })
}
