import { LIMITS } from '@/rules/limits'
import { isKnown, reachesHalf } from '@/rules/watching'

type Parts = {
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
export function createProgress({ mark, nowMs, save }: Parts) {
  let half = false
  /** It is noted, or about to be. */
  let marked = false
  let triedAtMs = Number.NEGATIVE_INFINITY
  let savedAtMs = nowMs()
  let savedS: number | null = null
  let at: { positionS: number; durationS: number } | null = null

  async function tryToMark(): Promise<void> {
    triedAtMs = nowMs()
    marked = true
    marked = await mark()
  }

  function stop(): void {
    if (!at || at.positionS === savedS) return
    savedAtMs = nowMs()
    savedS = at.positionS
    save(at.positionS, at.durationS)
  }

  return {
    /** The film has come so far. A place that was only jumped to, and not played, counts for nothing. */
    plays(positionS: number, durationS: number): void {
      if (!Number.isFinite(positionS) || !isKnown(durationS)) return
      at = { positionS, durationS }
      half ||= reachesHalf(positionS, durationS)
      if (half && !marked && nowMs() - triedAtMs >= LIMITS.markAgainMs) void tryToMark()
      if (nowMs() - savedAtMs >= LIMITS.positionEveryMs) stop()
    },
    /** It is paused, hidden or closed: what is not kept yet is kept now. */
    stop,
  }
}
