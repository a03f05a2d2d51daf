/** State of the header: at the top of the page and scrolling with it, shown over the content, or hidden. */
export type HeaderState = 'top' | 'shown' | 'hidden'

export type HeaderPosition = {
  state: HeaderState
  /** Scroll position at the last change of state, or the furthest position in the current direction since. */
  y: number
}
type ScrollInput = {
  /** Scroll position in px; below 0 while the page bounces. */
  y: number
  /** Height of the header in px. */
  height: number
  /** The header has the focus, or one of its menus is open. */
  inUse: boolean
}

/** Smaller movements, in px, do not count as a change of direction, since a finger is never quite still. */
const MIN_SCROLL_PX = 8

/**
 * The header hides on scroll down and returns on scroll up. Near the top, and while in use, it never hides.
 * @returns the new state, and the position that the next movement is measured from
 */
export function nextHeaderState(
  { state, y: startY }: HeaderPosition,
  { inUse, height, y }: ScrollInput,
): HeaderPosition {
  if (y <= 0) return { state: 'top', y: 0 }
  if (inUse) return { state: 'shown', y }
  // Near the top it scrolls with the page, or stays if it had come back.
  if (y <= height) return { state: state === 'top' ? 'top' : 'shown', y }
  if (state === 'top') return { state: 'hidden', y }
  const deltaY = y - startY
  const sameDirection = state === 'shown' ? deltaY < 0 : deltaY > 0
  if (sameDirection) return { state, y }
  if (Math.abs(deltaY) < MIN_SCROLL_PX) return { state, y: startY }
  return { state: deltaY > 0 ? 'hidden' : 'shown', y }
}
