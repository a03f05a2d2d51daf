import { PAGE_LIMITS } from '@/rules/page-limits'
import { isKnownDuration, reachesHalf } from '@/rules/watch-progress'

type Options = {
  /** Marks the video as watched. @returns whether that succeeded */
  mark(): Promise<boolean>
  /** Saves the position, in seconds. */
  save(positionS: number, durationS: number): void
  /** A monotonic clock, in milliseconds. */
  nowMs(): number
}

/**
 * The watch progress of one opening of the player: marks the video as watched at half, with retries, and saves the
 * position every ten seconds and whenever it stops (docs/product.md#states). Live streams have no end and save
 * nothing.
 */
export function createWatchProgress({ mark, nowMs, save }: Options) {
  let reachedHalf = false
  /** It is marked, or a request to do so is in flight. */
  let marked = false
  let attemptedAtMs = Number.NEGATIVE_INFINITY
  let savedAtMs = nowMs()
  let savedS: number | null = null
  let current: { positionS: number; durationS: number } | null = null

  async function attemptMark(): Promise<void> {
    attemptedAtMs = nowMs()
    marked = true
    marked = await mark()
  }

  function flush(): void {
    if (!current || current.positionS === savedS) return
    savedAtMs = nowMs()
    savedS = current.positionS
    save(current.positionS, current.durationS)
  }

  return {
    /** Playback has reached a position. Positions that were only seeked to do not count. */
    update(positionS: number, durationS: number): void {
      if (!Number.isFinite(positionS) || !isKnownDuration(durationS)) return
      current = { positionS, durationS }
      reachedHalf ||= reachesHalf(positionS, durationS)
      if (reachedHalf && !marked && nowMs() - attemptedAtMs >= PAGE_LIMITS.markRetryMs) void attemptMark()
      if (nowMs() - savedAtMs >= PAGE_LIMITS.positionSaveMs) flush()
    },
    /** Paused, hidden or closed: saves an unsaved position now. */
    flush,
  }
}
