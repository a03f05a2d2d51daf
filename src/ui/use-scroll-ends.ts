import { type RefObject, useEffect, useState } from 'react'

/** SPEC 9: so long after the row last moved, its arrows are looked at again. */
const REFRESH_MS = 400

export type ScrollEnds = {
  /** Nothing more before what is in view. */
  start: boolean
  /** Nothing more after it. */
  end: boolean
}

/**
 * Whether a row that scrolls sideways stands at its ends. Looked at once it is there, when its
 * size changes, and 400 ms after it has moved. SPEC 9.
 * @param items how many are in it: it is looked at again when some come or go
 * @returns both true until the first look
 */
export function useScrollEnds(row: RefObject<HTMLElement | null>, items?: number): ScrollEnds {
  const [ends, setEnds] = useState<ScrollEnds>({ start: true, end: true })

  // biome-ignore lint/correctness/useExhaustiveDependencies: those that come are observed too
  useEffect(() => {
    const element = row.current
    if (!element) return
    let timeout: ReturnType<typeof setTimeout>
    const update = () => {
      // Fractions of a pixel are no more to see. Right to left counts below zero.
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

/** Moves a row by so many pixels, or by what fits in it; smoothly, where motion is welcome (its CSS). */
export function scrollRow(row: HTMLElement | null, direction: 1 | -1, stepPx?: number) {
  row?.scrollBy({ left: direction * (stepPx ?? row.clientWidth) })
}
