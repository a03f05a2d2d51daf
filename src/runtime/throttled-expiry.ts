import { bridge } from './bridge'
import type { ServerApi } from './server-api'

/** How long ratings and counts of comments may be outdated on pages, in milliseconds. */
export const EXPIRY_DELAY_MS = 10_000

/** For each server, the tags that have expired within their delay; true if they must expire again after it. */
const pendingByServer = new WeakMap<ServerApi, Map<string, boolean>>()

function pendingTagsOf(server: ServerApi): Map<string, boolean> {
  const pending = pendingByServer.get(server) ?? new Map<string, boolean>()
  pendingByServer.set(server, pending)
  return pending
}

/**
 * Expires the pages of a tag: at once, so that users who reload see what they have just sent; or a delay after the last
 * expiry, if that was more recent. Each expiry renders the pages again; without a throttle a popular page would never
 * be cached.
 */
export function expireThrottled(tag: string, delayMs = EXPIRY_DELAY_MS): void {
  const { server } = bridge()
  // Scripts have none, and no pages.
  if (server) expireAt(server, tag, delayMs)
}

function expireAt(server: ServerApi, tag: string, delayMs: number): void {
  const pendingTags = pendingTagsOf(server)
  if (pendingTags.has(tag)) {
    pendingTags.set(tag, true)
    return
  }
  pendingTags.set(tag, false)
  setTimeout(() => {
    const requestedAgain = pendingTags.get(tag)
    pendingTags.delete(tag)
    if (requestedAgain) expireAt(server, tag, delayMs)
  }, delayMs).unref()
  server.expire([tag])
}
