import type { RatingResult } from './fetch-ratings'

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
  let pending: Promise<void> | null = null

  async function sendUntilMatched(initial: number): Promise<void> {
    let confirmed = initial
    while (confirmed !== desired) {
      const result = await send(desired)
      if (result === null) {
        show(confirmed)
        onFailed()
        return
      }
      confirmed = result.rating
      onRated(result)
    }
  }

  /**
   * Handles a click. @param initial what was shown before. @returns resolves when the server has responded to all
   * clicks
   */
  return function rate(rating: number, initial: number): Promise<void> {
    desired = rating
    show(rating)
    pending ??= sendUntilMatched(initial).finally(() => {
      pending = null
    })
    return pending
  }
}
