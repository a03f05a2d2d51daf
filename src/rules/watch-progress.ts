import { LIMITS } from './limits'

/** Whether a film has a length: a live picture has none, and before it has begun to load nobody knows it. */
export const isKnownDuration = (durationS: number) => Number.isFinite(durationS) && durationS > 0

/**
 * Whether half of a film has been reached. SPEC 4, DESIGN 7.
 * @param durationS unknown (0, NaN, a stream without end) never counts
 */
export function reachesHalf(positionS: number, durationS: number): boolean {
  return isKnownDuration(durationS) && positionS / durationS >= LIMITS.watchedShare
}

/**
 * Whether a film has been begun and not finished: then it is offered to be watched on.
 * @param durationS null, 0 or without end: a live picture, in which no place is found again
 */
export function isUnfinished(positionS: number, durationS: number | null): boolean {
  if (durationS === null || !isKnownDuration(durationS)) return false
  return positionS >= LIMITS.startedAfterS && positionS < durationS * LIMITS.finishedShare
}

/** Where a film goes on, in seconds: where it was left, or at its beginning where it was hardly begun, or finished. */
export function resumePosition(positionS: number | null, durationS: number | null): number {
  return positionS !== null && isUnfinished(positionS, durationS) ? positionS : 0
}
