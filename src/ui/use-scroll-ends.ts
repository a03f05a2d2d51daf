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
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      // Fractions of a pixel are no more to see. Right to left counts below zero.
      const from = Math.abs(element.scrollLeft)
      const start = from < 2
      const end = from + element.clientWidth > element.scrollWidth - 2
      setEnds((known) => (known.start === start && known.end === end ? known : { start, end }))
    }
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(look, REFRESH_MS)
    }
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    for (const child of element.children) sizes.observe(child)
    element.addEventListener('scroll', later, { passive: true })
    return () => {
      clearTimeout(timer)
      sizes.disconnect()
      element.removeEventListener('scroll', later)
    }
  }, [row, items])

  return ends
}

/** Moves a row by so many pixels, or by what fits in it; smoothly, where motion is welcome (its CSS). */
export function scrollRow(row: HTMLElement | null, direction: 1 | -1, stepPx?: number) {
  row?.scrollBy({ left: direction * (stepPx ?? row.clientWidth) })
}
