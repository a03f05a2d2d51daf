import type { AsyncLocalStorage } from 'node:async_hooks'
import type { RenderContext } from '@/runtime/render-context'
import type { RouteStore } from '@/runtime/server-api'
import type { Invalidation } from './invalidation'
import { pack, unpack } from './pack'
import { TaggedCache } from './tagged-cache'

/** About 3,000 pages, each for one audience. */
const DEFAULT_ROUTE_STORE_BYTES = 64 * 1_024 * 1_024

type StoredRoute = { packed: Buffer; lastModified: number; cacheControl?: unknown }

type ExpiringRouteStore = RouteStore & {
  /** Drops entries with one of these tags. */
  drop(tags: readonly string[]): void
  /** Bytes held, as estimated. */
  readonly bytes: number
}

/**
 * Next's render cache in memory (LRU): one entry has a page's document, navigation payload and segments for one
 * audience, compressed, since most requests are served from the page cache in front of it.
 * @param storage holds the current render context
 * @param invalidation tells whether a render is outdated
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
      // The page that is served from this entry has the same tags.
      for (const tag of entry.tags) context?.tags.add(tag)
      const { cacheControl, lastModified, packed } = entry.value
      return { value: unpack(packed), lastModified, cacheControl }
    },
    set(key, value, { cacheControl, tags: more = [] }) {
      const context = storage.getStore()
      // Without a context it is unknown when the render began, and whether it is outdated.
      if (typeof value !== 'object' || value === null || !context) return
      const tags = new Set([...context.tags, ...more])
      if (!invalidation.isCurrent(context, tags)) return
      const packed = pack(value)
      entries.set(key, { packed, lastModified: now(), cacheControl }, { bytes: packed.byteLength, tags })
    },
    drop: (tags) => entries.drop(tags),
  }
}
