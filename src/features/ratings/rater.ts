import type { Rated } from './fetch-ratings'

type Parts = {
  /** Tells the server. @returns null when that did not work */
  send(rating: number): Promise<Rated | null>
  /** Shows other stars: 0 for none. */
  show(rating: number): void
  /** What the server has answered. */
  onRated(rated: Rated): void
  /** Once for however many presses a failure met. */
  onFailed(): void
}

/**
 * Shows a member's stars at once and tells the server, one request at a time: of many presses (each arrow key is one)
 * the last counts. On failure the stars go back to what the server last knew. SPEC 4 for hearts; DESIGN 7.
 */
export function createRater({ onFailed, onRated, send, show }: Parts) {
  let wanted = 0
  let running: Promise<void> | null = null

  async function follow(before: number): Promise<void> {
    let known = before
    while (known !== wanted) {
      const rated = await send(wanted)
      if (rated === null) {
        show(known)
        onFailed()
        return
      }
      known = rated.rating
      onRated(rated)
    }
  }

  /** A press. @param before what was shown until now. @returns done when the server has answered for all presses */
  return function rate(rating: number, before: number): Promise<void> {
    wanted = rating
    show(rating)
    running ??= follow(before).finally(() => {
      running = null
    })
    return running
  }
}
