import { createLatestWins } from '@/platform/store/latest-wins'

/** What the toggle needs from its page. */
type Options = {
  /** Toggles a favorite on the server. @returns whether it is a favorite now; null on failure */
  send(postId: number): Promise<boolean | null>
  /** The favorites on show, as databaseIds. */
  currentIds(): readonly number[]
  /** Shows other favorites. */
  show(favoriteIds: readonly number[]): void
  /** Called when the server has the state on show. */
  onSaved?(postId: number): void
}

/** Adds or removes a favorite; a new one comes first, as in the server's list. */
export function withFavorite(favoriteIds: readonly number[], postId: number, favorite: boolean): number[] {
  const otherIds = favoriteIds.filter((id) => id !== postId)
  return favorite ? [postId, ...otherIds] : otherIds
}

/**
 * Toggles favorites optimistically, and rolls back on failure (docs/product.md#states). Each item has one request in
 * flight, and its last click wins, also if the server had another state (another device). Responses for different
 * items may arrive in any order, since each only affects its own item.
 */
export function createFavoriteToggle({ currentIds, onSaved, send, show }: Options) {
  const desired = new Map<number, boolean>()
  const flushes = new Map<number, (confirmed: boolean) => Promise<boolean>>()

  const createFlush = (postId: number, initial: boolean, onFailed: () => void) =>
    createLatestWins<boolean>({
      latest: () => desired.get(postId) ?? initial,
      send: () => send(postId),
      onSettled(ok, confirmed) {
        desired.delete(postId)
        flushes.delete(postId)
        if (ok) return onSaved?.(postId)
        show(withFavorite(currentIds(), postId, confirmed))
        onFailed()
      },
    })

  /**
   * Handles a click.
   * @param onFailed called once for all clicks of a failed request
   * @returns whether the server has the chosen state; false: it was rolled back
   */
  return function toggle(postId: number, onFailed: () => void = () => {}): Promise<boolean> {
    const initial = currentIds().includes(postId)
    desired.set(postId, !initial)
    show(withFavorite(currentIds(), postId, !initial))
    const flush = flushes.get(postId) ?? createFlush(postId, initial, onFailed)
    flushes.set(postId, flush)
    return flush(initial)
  }
}
