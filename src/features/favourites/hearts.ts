/** What a heart needs of the page around it. */
type Parts = {
  /** Has the server turn one around. @returns whether it is hearted now; null when that did not work */
  send(postId: number): Promise<boolean | null>
  /** What is shown as hearted, as databaseIds. */
  now(): readonly number[]
  /** Shows other hearts. */
  show(hearts: readonly number[]): void
  /** The server has what is shown of one. */
  saved?(postId: number): void
}

/** Hearts with one given or taken back; a new one stands first, as the server lists them. */
export function withHeart(hearts: readonly number[], postId: number, favorite: boolean): number[] {
  const others = hearts.filter((id) => id !== postId)
  return favorite ? [postId, ...others] : others
}

/**
 * Turns hearts around at once and tells the server. SPEC 4: optimistic, and put back on failure. However fast one is
 * clicked, there is one request for it at a time, and the last click counts, also where the server knew otherwise
 * (another device). Answers for different hearts may come in any order: each says something of its own heart alone.
 */
export function createHearts({ now, saved, send, show }: Parts) {
  const wanted = new Map<number, boolean>()
  const running = new Map<number, Promise<boolean>>()

  async function follow(postId: number, before: boolean, failed: () => void): Promise<boolean> {
    let known = before
    while (known !== wanted.get(postId)) {
      const answer = await send(postId)
      if (answer === null) {
        show(withHeart(now(), postId, known))
        failed()
        return false
      }
      known = answer
    }
    saved?.(postId)
    return true
  }

  /**
   * A click.
   * @param failed is told once, however many clicks there were meanwhile
   * @returns whether the server has what was wanted; false: it has been put back
   */
  return function toggle(postId: number, failed: () => void = () => {}): Promise<boolean> {
    const before = now().includes(postId)
    wanted.set(postId, !before)
    show(withHeart(now(), postId, !before))
    const done =
      running.get(postId) ??
      follow(postId, before, failed).finally(() => {
        wanted.delete(postId)
        running.delete(postId)
      })
    running.set(postId, done)
    return done
  }
}
