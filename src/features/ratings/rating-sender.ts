import type { CallResult } from '@/platform/session/call-result'
import { createLatestWins } from '@/platform/store/latest-wins'
import type { rate } from './ratings.server'

/** The response of rating a recipe. */
export type RatingResult = CallResult<typeof rate>

type Options = {
  /** Sends a rating. @returns null on failure */
  send(rating: number): Promise<RatingResult | null>
  /** Shows other stars: 0 for none. */
  show(rating: number): void
  /** Called with each response. */
  onRated(result: RatingResult): void
  /** Called once for all clicks of a failed request. */
  onFailed(): void
}

/**
 * Shows a member's stars at once and sends them, one request at a time: of many clicks (each arrow key is one) the
 * last counts. On failure the stars are rolled back to what the server last accepted.
 */
export function createRatingSender({ onFailed, onRated, send, show }: Options) {
  let desired = 0
  const flush = createLatestWins<number>({
    latest: () => desired,
    async send(rating) {
      const result = await send(rating)
      if (result === null) return null
      onRated(result)
      return result.rating
    },
    onSettled(ok, confirmed) {
      if (ok) return
      show(confirmed)
      onFailed()
    },
  })

  /**
   * Handles a click. @param initial what was shown before. @returns whether the server has accepted the last click
   */
  return function rate(rating: number, initial: number): Promise<boolean> {
    desired = rating
    show(rating)
    return flush(initial)
  }
}
