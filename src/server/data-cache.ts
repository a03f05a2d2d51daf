import type { AsyncLocalStorage } from 'node:async_hooks'
import type { DataCache, RenderContext } from './bridge'
import { estimateBytes } from './estimate-bytes'
import type { Invalidation } from './invalidation'
import { TaggedCache } from './tagged-cache'

/** All lists of a site with 10,000 items, its search index and sitemap fit in, for each audience. */
const DEFAULT_DATA_CACHE_BYTES = 32 * 1_024 * 1_024

/** A read that is over: what it gave or threw, and the tags of what it has read. */
type ReadOutcome = { tags: ReadonlySet<string> } & ({ value: unknown } | { error: unknown })
type InFlightRead = { epoch: number; outcome: Promise<ReadOutcome> }

type ExpiringDataCache = DataCache & {
  /** Drops what was read from one of these tags. */
  drop(tags: readonly string[]): void
  clear(): void
  /** Bytes held, as estimated. */
  readonly bytes: number
  readonly size: number
}

/**
 * What pages and calls have read, until something of it changes. A read runs in a context of its own, which learns its
 * tags; they are passed on to whoever asks, so that a page knows what it was made from on a hit too. Readers who ask at
 * the same time share one read, but never one that began before an expiry that they know of.
 *
 * The value is stored, not its promise: a promise keeps the async context in which it was made, and with it the request
 * that asked first and its answer.
 * @param storage says which render asks
 */
export function createDataCache(
  storage: AsyncLocalStorage<RenderContext>,
  invalidation: Invalidation,
  { maxBytes = DEFAULT_DATA_CACHE_BYTES }: { maxBytes?: number } = {},
): ExpiringDataCache {
  const values = new TaggedCache<unknown>(maxBytes)
  const inFlight = new Map<string, InFlightRead>()

  /** Tells the render that asks what the value was made from. */
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
        // A key belongs to one reader, and so to one type.
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

/** One value is handed to many readers: a change that one of them makes must fail, not reach the others. */
function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null && !Array.isArray(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) deepFreeze(part)
  return value
}
