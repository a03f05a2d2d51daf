import type { AsyncLocalStorage } from 'node:async_hooks'
import { LRUCache } from 'lru-cache'
import type { Freshness } from './freshness'
import type { RenderContext, RouteStore } from './shared'

const DEFAULT_ROUTE_STORE_BYTES = 128 * 1_024 * 1_024

type Entry = { value: object; lastModified: number; cacheControl?: unknown; tags: ReadonlySet<string>; bytes: number }

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
  const keysOf = new Map<string, Set<string>>()
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: (entry) => entry.bytes,
    dispose: (entry, key) => forget(entry, key),
  })

  function forget(entry: Entry, key: string): void {
    for (const tag of entry.tags) {
      const keys = keysOf.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysOf.delete(tag)
    }
  }

  return {
    get bytes() {
      return entries.calculatedSize
    },
    get(key) {
      const context = storage.getStore()
      if (context) context.led = true
      const entry = entries.get(key)
      return entry ? { value: entry.value, lastModified: entry.lastModified, cacheControl: entry.cacheControl } : null
    },
    set(key, value, { cacheControl, tags: more = [] }) {
      const context = storage.getStore()
      // Without a context nobody knows when the render began, so nobody could tell it from a stale one.
      if (typeof value !== 'object' || value === null || !context) return
      const tags = new Set([...context.tags, ...more])
      if (!freshness.isCurrent(context, tags)) return
      entries.set(key, { value, lastModified: now(), cacheControl, tags, bytes: estimateBytes(value) })
      if (!entries.has(key)) return
      for (const tag of tags) keysOf.set(tag, (keysOf.get(tag) ?? new Set()).add(key))
    },
    drop(tags) {
      for (const tag of tags) for (const key of [...(keysOf.get(tag) ?? [])]) entries.delete(key)
    },
  }
}

/** What an entry with no body at all is counted as: its headers, its tags, the map around it. */
const OVERHEAD_BYTES = 1_024

/** A page's parts, whatever else Next keeps beside them. A character counts as two bytes. */
function estimateBytes(value: object): number {
  let bytes = OVERHEAD_BYTES
  for (const part of Object.values(value)) {
    if (part instanceof Map) for (const segment of part.values()) bytes += sizeOf(segment)
    else bytes += sizeOf(part)
  }
  return bytes
}

function sizeOf(part: unknown): number {
  if (typeof part === 'string') return part.length * 2
  if (part instanceof Uint8Array) return part.byteLength
  return typeof part === 'object' && part !== null ? JSON.stringify(part).length * 2 : 0
}
