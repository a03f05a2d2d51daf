import type { RatingResult } from './fetch-ratings'

type Options = {
  /** Tells the server. @returns null when that did not work */
  send(rating: number): Promise<RatingResult | null>
  /** Shows other stars: 0 for none. */
  show(rating: number): void
  /** What the server has answered. */
  onRated(result: RatingResult): void
  /** Once for however many presses a failure met. */
  onFailed(): void
}

/**
 * Shows a member's stars at once and tells the server, one request at a time: of many presses (each arrow key is one)
 * the last counts. On failure the stars go back to what the server last knew. SPEC 4 for hearts; DESIGN 7.
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

  /** A press. @param before what was shown until now. @returns done when the server has answered for all presses */
  return function rate(rating: number, initial: number): Promise<void> {
    desired = rating
    show(rating)
    pending ??= sendUntilMatched(initial).finally(() => {
      pending = null
    })
    return pending
  }
}
