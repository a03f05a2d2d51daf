import type { AsyncLocalStorage } from 'node:async_hooks'
import type { RenderContext } from '@/runtime/render-context'
import type { DataCache } from '@/runtime/server-api'
import { estimateBytes } from './estimate-bytes'
import type { Invalidation } from './invalidation'
import { TaggedCache } from './tagged-cache'

/** Room for all lists, the search index and the sitemap of a site with 10,000 items, for each audience. */
const DEFAULT_DATA_CACHE_BYTES = 32 * 1_024 * 1_024

/** The result of a finished read: its value or error, and the cache tags it recorded. */
type ReadOutcome = { tags: ReadonlySet<string> } & ({ value: unknown } | { error: unknown })
type InFlightRead = { epoch: number; outcome: Promise<ReadOutcome> }

type ExpiringDataCache = DataCache & {
  /** Drops values with one of these tags. */
  drop(tags: readonly string[]): void
  clear(): void
  /** Bytes held, as estimated. */
  readonly bytes: number
  readonly size: number
}

/**
 * A cache of what pages and API calls have read. A read runs in its own context, which records its tags; the tags are
 * added to the caller's context on a hit too, so that a cached page has the tags of everything in it. Concurrent
 * callers share one read, unless something has expired since that read began.
 *
 * The value is stored, not its promise: a promise holds the async context in which it was created, and with it the
 * first request and its response.
 * @param storage holds the caller's render context
 */
export function createDataCache(
  storage: AsyncLocalStorage<RenderContext>,
  invalidation: Invalidation,
  { maxBytes = DEFAULT_DATA_CACHE_BYTES }: { maxBytes?: number } = {},
): ExpiringDataCache {
  const values = new TaggedCache<unknown>(maxBytes)
  const inFlight = new Map<string, InFlightRead>()

  /** Adds the value's tags to the caller's render context. */
  function addTagsToCaller(tags: Iterable<string>): void {
    const callerContext = storage.getStore()
    for (const tag of tags) callerContext?.tags.add(tag)
  }

  function startRead(key: string, read: () => Promise<unknown>): InFlightRead {
    const context = invalidation.createContext()
    const inFlightRead: InFlightRead = { epoch: context.epoch, outcome: runRead(key, read, context) }
    inFlight.set(key, inFlightRead)
    const removeInFlight = () => {
      if (inFlight.get(key) === inFlightRead) inFlight.delete(key)
    }
    inFlightRead.outcome.then(removeInFlight, removeInFlight)
    return inFlightRead
  }

  async function runRead(key: string, read: () => Promise<unknown>, context: RenderContext): Promise<ReadOutcome> {
    const { tags } = context
    try {
      const value = deepFreeze(await storage.run(context, read))
      if (invalidation.isCurrent(context)) values.set(key, value, { bytes: estimateBytes(value), tags })
      return { tags, value }
    } catch (error) {
      return { tags, error }
    }
  }

  return {
    get bytes() {
      return values.bytes
    },
    get size() {
      return values.size
    },
    async read<T>(key: string, read: () => Promise<T>): Promise<T> {
      const hit = values.get(key)
      if (hit) {
        addTagsToCaller(hit.tags)
        // Each key is used by one `read` function, so its values have one type.
        return hit.value as T
      }
      const existing = inFlight.get(key)
      const inFlightRead = existing?.epoch === invalidation.epoch ? existing : startRead(key, read)
      const outcome = await inFlightRead.outcome
      addTagsToCaller(outcome.tags)
      if ('error' in outcome) throw outcome.error
      return outcome.value as T
    },
    drop: (tags) => values.drop(tags),
    clear: () => values.clear(),
  }
}

/** Freezes a value that many callers share, so that a caller's mutation throws instead of reaching the others. */
function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null && !Array.isArray(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) deepFreeze(part)
  return value
}
