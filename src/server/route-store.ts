import type { AsyncLocalStorage } from 'node:async_hooks'
import { estimateBytes } from './estimate-bytes'
import type { Freshness } from './freshness'
import type { RenderContext, RouteStore } from './shared'
import { TaggedCache } from './tagged-cache'

const DEFAULT_ROUTE_STORE_BYTES = 128 * 1_024 * 1_024

type Stored = { value: object; lastModified: number; cacheControl?: unknown }

type ExpiringRouteStore = RouteStore & {
  /** Drops what was rendered from one of these tags. */
  drop(tags: readonly string[]): void
  /** Bytes held, as estimated. */
  readonly bytes: number
}

/**
 * Next's render cache in memory: one entry holds a page's document, navigation payload
 * and segments for one audience. Bounded, least recently used out first. DESIGN 4.3.
 * @param storage says which render asks
 * @param freshness says whether a render was overtaken by an expiry
 * @param now milliseconds since the epoch
 */
export function createRouteStore(
  storage: AsyncLocalStorage<RenderContext>,
  freshness: Freshness,
  { maxBytes = DEFAULT_ROUTE_STORE_BYTES, now = Date.now }: { maxBytes?: number; now?: () => number } = {},
): ExpiringRouteStore {
  const entries = new TaggedCache<Stored>(maxBytes)

  return {
    get bytes() {
      return entries.bytes
    },
    get(key) {
      const context = storage.getStore()
      if (context) context.led = true
      const entry = entries.get(key)
      if (!entry) return null
      // The page that is answered with this render was made from the same things.
      for (const tag of entry.tags) context?.tags.add(tag)
      return entry.value
    },
    set(key, value, { cacheControl, tags: more = [] }) {
      const context = storage.getStore()
      // Without a context nobody knows when the render began, so nobody could tell it from a stale one.
      if (typeof value !== 'object' || value === null || !context) return
      const tags = new Set([...context.tags, ...more])
      if (!freshness.isCurrent(context, tags)) return
      const stored = { value, lastModified: now(), cacheControl }
      entries.set(key, stored, { bytes: estimateBytes(value), tags })
    },
    drop: (tags) => entries.drop(tags),
  }
}
