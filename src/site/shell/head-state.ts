/**
 * Where the head of the page is: at the top of it, where it scrolls away with the page; back
 * over what is read; or out of sight.
 */
export type HeadState = 'top' | 'shown' | 'hidden'

export type Head = {
  state: HeadState
  /** Where the page stood when the head last came or went, or how far it has gone on that way since. */
  y: number
}
type Now = {
  /** How far the page is scrolled, in px; below 0 where it bounces. */
  y: number
  /** How tall the head is, in px. */
  height: number
  /** The focus is in it, or a menu of it is open. */
  held: boolean
}

/** A finger is never quite still: less than this, in px, is no turning round. */
const TREMOR = 8

/**
 * The head hides when one scrolls down and returns when one scrolls up. Near the top it never
 * hides, and never while it is held.
 * @returns what it is now, and the place that the next move is measured from
 */
export function headState({ state, y: from }: Head, { held, height, y }: Now): Head {
  if (y <= 0) return { state: 'top', y: 0 }
  if (held) return { state: 'shown', y }
  // Near the top it scrolls away with the page, or stays where it has come back.
  if (y <= height) return { state: state === 'top' ? 'top' : 'shown', y }
  if (state === 'top') return { state: 'hidden', y }
  const moved = y - from
  const onward = state === 'shown' ? moved < 0 : moved > 0
  if (onward) return { state, y }
  if (Math.abs(moved) < TREMOR) return { state, y: from }
  return { state: moved > 0 ? 'hidden' : 'shown', y }
}
