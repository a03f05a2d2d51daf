import 'server-only'
import { bridge } from '@/server/bridge'

/**
 * How long a page may show an average without the latest ratings. Each expiry has the recipe's page rendered again:
 * one for every rating would keep it out of the cache while many rate.
 */
export const EXPIRY_DELAY_MS = 10_000

/** Tags that have expired within the last {@link EXPIRY_DELAY_MS}; true where they must expire again after it. */
const pendingTags = new Map<string, boolean>()

/**
 * Drops the pages made from a tag: at once, so that people who load the page after rating see their own stars in the
 * average; or {@link EXPIRY_DELAY_MS} after the last time, where that was less long ago.
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
