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

/**
 * What is visible only where and when both are, such as a block inside a section that has limits of its own.
 * @returns null if no audience is left
 */
export function bothVisibilities(one: BlockVisibility, other: BlockVisibility): BlockVisibility | null {
  const audiences = [one.visibleTo, other.visibleTo].flatMap((list) => (list?.length ? [list] : []))
  const visibleTo = audiences.reduce((left, list) => left.filter((name) => list.includes(name)), audiences[0] ?? [])
  if (audiences.length > 0 && visibleTo.length === 0) return null
  const times = (field: 'visibleFrom' | 'visibleUntil') =>
    [one[field], other[field]].filter((time) => typeof time === 'string' && time !== '').toSorted(byTime)
  return {
    visibleTo: [...visibleTo],
    visibleFrom: times('visibleFrom').at(-1) ?? null,
    visibleUntil: times('visibleUntil')[0] ?? null,
  }
}

const byTime = (a: string | null | undefined, b: string | null | undefined) =>
  new Date(a ?? Number.NaN).getTime() - new Date(b ?? Number.NaN).getTime()

/** The next time at which one of these blocks appears or disappears; null if none does. */
export function nextVisibilityChange(blocks: readonly BlockVisibility[], now: Date): Date | null {
  const times = blocks
    .flatMap(({ visibleFrom, visibleUntil }) => [visibleFrom, visibleUntil])
    .map((time) => new Date(time ?? Number.NaN).getTime())
    .filter((time) => time > now.getTime())
  return times.length > 0 ? new Date(Math.min(...times)) : null
}
