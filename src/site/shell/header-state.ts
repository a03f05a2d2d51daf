/**
 * Where the head of the page is: at the top of it, where it scrolls away with the page; back
 * over what is read; or out of sight.
 */
export type HeaderState = 'top' | 'shown' | 'hidden'

export type HeaderPosition = {
  state: HeaderState
  /** Where the page stood when the head last came or went, or how far it has gone on that way since. */
  y: number
}
type ScrollInput = {
  /** How far the page is scrolled, in px; below 0 where it bounces. */
  y: number
  /** How tall the head is, in px. */
  height: number
  /** The focus is in it, or a menu of it is open. */
  inUse: boolean
}

/** A finger is never quite still: less than this, in px, is no turning round. */
const MIN_SCROLL_PX = 8

/**
 * The head hides when one scrolls down and returns when one scrolls up. Near the top it never
 * hides, and never while it is held.
 * @returns what it is now, and the place that the next move is measured from
 */
export function nextHeaderState(
  { state, y: startY }: HeaderPosition,
  { inUse, height, y }: ScrollInput,
): HeaderPosition {
  if (y <= 0) return { state: 'top', y: 0 }
  if (inUse) return { state: 'shown', y }
  // Near the top it scrolls away with the page, or stays where it has come back.
  if (y <= height) return { state: state === 'top' ? 'top' : 'shown', y }
  if (state === 'top') return { state: 'hidden', y }
  const deltaY = y - startY
  const sameDirection = state === 'shown' ? deltaY < 0 : deltaY > 0
  if (sameDirection) return { state, y }
  if (Math.abs(deltaY) < MIN_SCROLL_PX) return { state, y: startY }
  return { state: deltaY > 0 ? 'hidden' : 'shown', y }
}
