import { LIMITS } from './limits'

/** Whether the duration of a video is known: live streams have none, nor does a video before its metadata has loaded. */
export const isKnownDuration = (durationS: number) => Number.isFinite(durationS) && durationS > 0

/**
 * Whether half of a video has been reached (docs/product.md#states).
 * @param durationS an unknown duration (0, NaN, Infinity) never counts
 */
export function reachesHalf(positionS: number, durationS: number): boolean {
  return isKnownDuration(durationS) && positionS / durationS >= LIMITS.watchedShare
}

/**
 * Whether a video was started and not finished, so that it can be resumed.
 * @param durationS null, 0 or Infinity for a live stream, which cannot be resumed
 */
export function isUnfinished(positionS: number, durationS: number | null): boolean {
  if (durationS === null || !isKnownDuration(durationS)) return false
  return positionS >= LIMITS.startedAfterS && positionS < durationS * LIMITS.finishedShare
}

/** The position to resume at, in seconds; 0 when the video was barely started, or finished. */
export function resumePosition(positionS: number | null, durationS: number | null): number {
  return positionS !== null && isUnfinished(positionS, durationS) ? positionS : 0
}
