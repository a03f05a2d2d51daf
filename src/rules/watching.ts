import { LIMITS } from './limits'

/**
 * Whether half of a film has been reached. SPEC 4, DESIGN 7.
 * @param durationS unknown (0, NaN, a stream without end) never counts
 */
export function reachesHalf(positionS: number, durationS: number): boolean {
  return isKnown(durationS) && positionS / durationS >= LIMITS.watchedShare
}

/**
 * Whether a film has been begun and not finished: then it is offered to be watched on.
 * @param durationS null or 0: unknown, and then only its beginning counts
 */
export function isUnfinished(positionS: number, durationS: number | null): boolean {
  if (!(positionS >= LIMITS.begunS)) return false
  return durationS === null || !isKnown(durationS) || positionS < durationS * LIMITS.finishedShare
}

/** Where a film goes on, in seconds: where it was left, or at its beginning where it was hardly begun, or finished. */
export function resumeAt(positionS: number | null, durationS: number | null): number {
  return positionS !== null && isUnfinished(positionS, durationS) ? positionS : 0
}

const isKnown = (durationS: number) => Number.isFinite(durationS) && durationS > 0
