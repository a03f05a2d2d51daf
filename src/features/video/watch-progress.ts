import { LIMITS } from '@/rules/limits'
import { isKnownDuration, reachesHalf } from '@/rules/watch-progress'

type Options = {
  /** Notes that half of it has been reached. @returns whether that could be noted */
  mark(): Promise<boolean>
  /** Keeps where it is, in seconds. */
  save(positionS: number, durationS: number): void
  /** Milliseconds that only grow. */
  nowMs(): number
}

/**
 * What one opening of the player tells: that half of the film was reached, until that has been noted once, and where
 * it is, every ten seconds while it plays and whenever it stops. Of a live picture, which has no end, nothing is told. SPEC 4, DESIGN 7.
 */
export function createWatchProgress({ mark, nowMs, save }: Options) {
  let reachedHalf = false
  /** It is noted, or about to be. */
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
    /** The film has come so far. A place that was only jumped to, and not played, counts for nothing. */
    update(positionS: number, durationS: number): void {
      if (!Number.isFinite(positionS) || !isKnownDuration(durationS)) return
      current = { positionS, durationS }
      reachedHalf ||= reachesHalf(positionS, durationS)
      if (reachedHalf && !marked && nowMs() - attemptedAtMs >= LIMITS.markRetryMs) void attemptMark()
      if (nowMs() - savedAtMs >= LIMITS.positionSaveMs) flush()
    },
    /** It is paused, hidden or closed: what is not kept yet is kept now. */
    flush,
  }
}
