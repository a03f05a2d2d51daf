import 'server-only'
import { bridge } from '@/runtime/bridge'

/**
 * How long a page may show an average without the latest ratings. Each expiry renders the recipe's page again; without
 * a throttle a popular recipe would never be cached.
 */
export const EXPIRY_DELAY_MS = 10_000

/** Tags that have expired within the last {@link EXPIRY_DELAY_MS}; true if they must expire again after it. */
const pendingTags = new Map<string, boolean>()

/**
 * Expires the pages of a tag: at once, so that users who reload after rating see their own rating in the average; or
 * {@link EXPIRY_DELAY_MS} after the last expiry, if that was more recent.
 */
export function expireThrottled(tag: string): void {
  if (pendingTags.has(tag)) {
    pendingTags.set(tag, true)
    return
  }
  pendingTags.set(tag, false)
  setTimeout(() => {
    const requestedAgain = pendingTags.get(tag)
    pendingTags.delete(tag)
    if (requestedAgain) expireThrottled(tag)
  }, EXPIRY_DELAY_MS).unref()
  bridge().server?.expire([tag])
}
