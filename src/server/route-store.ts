import type { AsyncLocalStorage } from 'node:async_hooks'
import type { RenderContext, RouteStore } from './bridge'
import type { Invalidation } from './invalidation'
import { pack, unpack } from './pack'
import { TaggedCache } from './tagged-cache'

/** Some 3,000 pages, each for one audience. */
const DEFAULT_ROUTE_STORE_BYTES = 64 * 1_024 * 1_024

type StoredRoute = { packed: Buffer; lastModified: number; cacheControl?: unknown }

type ExpiringRouteStore = RouteStore & {
  /** Drops what was rendered from one of these tags. */
  drop(tags: readonly string[]): void
  /** Bytes held, as estimated. */
  readonly bytes: number
}

/**
 * Next's render cache in memory: one entry holds a page's document, navigation payload
 * and segments for one audience, compressed: finished pages stand before it. Bounded, least recently used out first.
 * @param storage says which render asks
 * @param invalidation says whether a render was overtaken by an expiry
 * @param now milliseconds since the epoch
 */
export function createRouteStore(
  storage: AsyncLocalStorage<RenderContext>,
  invalidation: Invalidation,
  { maxBytes = DEFAULT_ROUTE_STORE_BYTES, now = Date.now }: { maxBytes?: number; now?: () => number } = {},
): ExpiringRouteStore {
  const entries = new TaggedCache<StoredRoute>(maxBytes)

  return {
    get bytes() {
      return entries.bytes
    },
    get(key) {
      const context = storage.getStore()
      if (context) context.hitRouteStore = true
      const entry = entries.get(key)
      if (!entry) return null
      // The page that is answered with this render was made from the same things.
      for (const tag of entry.tags) context?.tags.add(tag)
      const { cacheControl, lastModified, packed } = entry.value
      return { value: unpack(packed), lastModified, cacheControl }
    },
    set(key, value, { cacheControl, tags: more = [] }) {
      const context = storage.getStore()
      // Without a context nobody knows when the render began, so nobody could tell it from a stale one.
      if (typeof value !== 'object' || value === null || !context) return
      const tags = new Set([...context.tags, ...more])
      if (!invalidation.isCurrent(context, tags)) return
      const packed = pack(value)
      entries.set(key, { packed, lastModified: now(), cacheControl }, { bytes: packed.byteLength, tags })
    },
    drop: (tags) => entries.drop(tags),
  }
}
