import { bridge } from './bridge'

/** How long ratings and counts of comments may be outdated on pages, in milliseconds. */
export const EXPIRY_DELAY_MS = 10_000

/** Tags that have expired within their delay; true if they must expire again after it. */
const pendingTags = new Map<string, boolean>()

/**
 * Expires the pages of a tag: at once, so that users who reload see what they have just sent; or a delay after the last
 * expiry, if that was more recent. Each expiry renders the pages again; without a throttle a popular page would never
 * be cached.
 */
export function expireThrottled(tag: string, delayMs = EXPIRY_DELAY_MS): void {
  if (pendingTags.has(tag)) {
    pendingTags.set(tag, true)
    return
  }
  pendingTags.set(tag, false)
  setTimeout(() => {
    const requestedAgain = pendingTags.get(tag)
    pendingTags.delete(tag)
    if (requestedAgain) expireThrottled(tag, delayMs)
  }, delayMs).unref()
  bridge().server?.expire([tag])
}
