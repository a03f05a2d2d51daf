/** What a heart needs of the page around it. */
type Options = {
  /** Has the server turn one around. @returns whether it is hearted now; null when that did not work */
  send(postId: number): Promise<boolean | null>
  /** What is shown as hearted, as databaseIds. */
  currentIds(): readonly number[]
  /** Shows other hearts. */
  show(favoriteIds: readonly number[]): void
  /** The server has what is shown of one. */
  onSaved?(postId: number): void
}

/** Hearts with one given or taken back; a new one stands first, as the server lists them. */
export function withFavorite(favoriteIds: readonly number[], postId: number, favorite: boolean): number[] {
  const otherIds = favoriteIds.filter((id) => id !== postId)
  return favorite ? [postId, ...otherIds] : otherIds
}

/**
 * Turns hearts around at once and tells the server. SPEC 4: optimistic, and put back on failure. However fast one is
 * clicked, there is one request for it at a time, and the last click counts, also where the server knew otherwise
 * (another device). Answers for different hearts may come in any order: each says something of its own heart alone.
 */
export function createFavoriteToggle({ currentIds, onSaved, send, show }: Options) {
  const desired = new Map<number, boolean>()
  const pending = new Map<number, Promise<boolean>>()

  async function sendUntilMatched(postId: number, initial: boolean, onFailed: () => void): Promise<boolean> {
    let confirmed = initial
    while (confirmed !== desired.get(postId)) {
      const result = await send(postId)
      if (result === null) {
        show(withFavorite(currentIds(), postId, confirmed))
        onFailed()
        return false
      }
      confirmed = result
    }
    onSaved?.(postId)
    return true
  }

  /**
   * A click.
   * @param failed is told once, however many clicks there were meanwhile
   * @returns whether the server has what was wanted; false: it has been put back
   */
  return function toggle(postId: number, onFailed: () => void = () => {}): Promise<boolean> {
    const initial = currentIds().includes(postId)
    desired.set(postId, !initial)
    show(withFavorite(currentIds(), postId, !initial))
    const request =
      pending.get(postId) ??
      sendUntilMatched(postId, initial, onFailed).finally(() => {
        desired.delete(postId)
        pending.delete(postId)
      })
    pending.set(postId, request)
    return request
  }
}
