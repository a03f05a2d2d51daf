import type { Audience } from './audience'

/** The common fields of a block that decide when and to whom it is shown; empty fields do not restrict it. */
export type BlockVisibility = {
  visibleTo?: readonly Audience[] | null
  /** ISO date and time, from which the block is shown. */
  visibleFrom?: string | null
  /** ISO date and time, from which it is no longer shown. */
  visibleUntil?: string | null
}

/** Whether a block is shown to an audience at a time. */
export function isVisible(block: BlockVisibility, audience: Audience, now: Date): boolean {
  const { visibleFrom, visibleTo, visibleUntil } = block
  if (visibleTo?.length && !visibleTo.includes(audience)) return false
  if (visibleFrom && now < new Date(visibleFrom)) return false
  return !(visibleUntil && now >= new Date(visibleUntil))
}

/** The next time at which one of these blocks appears or disappears; null if none does. */
export function nextVisibilityChange(blocks: readonly BlockVisibility[], now: Date): Date | null {
  const times = blocks
    .flatMap(({ visibleFrom, visibleUntil }) => [visibleFrom, visibleUntil])
    .map((time) => new Date(time ?? Number.NaN).getTime())
    .filter((time) => time > now.getTime())
  return times.length > 0 ? new Date(Math.min(...times)) : null
}
