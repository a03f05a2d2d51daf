import type { AsyncLocalStorage } from 'node:async_hooks'
import { estimateBytes } from './estimate-bytes'
import type { Freshness } from './freshness'
import type { DataCache, RenderContext } from './shared'
import { TaggedCache } from './tagged-cache'

/** All lists of a site with 10,000 items, its search index and sitemap fit in, for each audience. */
const DEFAULT_DATA_CACHE_BYTES = 32 * 1_024 * 1_024

/** A read that is over: what it gave or threw, and the tags of what it has read. */
type Outcome = { tags: ReadonlySet<string> } & ({ value: unknown } | { error: unknown })
type Flight = { generation: number; outcome: Promise<Outcome> }

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
  freshness: Freshness,
  { maxBytes = DEFAULT_DATA_CACHE_BYTES }: { maxBytes?: number } = {},
): ExpiringDataCache {
  const values = new TaggedCache<unknown>(maxBytes)
  const flights = new Map<string, Flight>()

  /** Tells the render that asks what the value was made from. */
  function passOn(tags: Iterable<string>): void {
    const asking = storage.getStore()
    for (const tag of tags) asking?.tags.add(tag)
  }

  function begin(key: string, read: () => Promise<unknown>): Flight {
    const context = freshness.begin()
    const flight: Flight = { generation: context.generation, outcome: run(key, read, context) }
    flights.set(key, flight)
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key)
    }
    flight.outcome.then(land, land)
    return flight
  }

  async function run(key: string, read: () => Promise<unknown>, context: RenderContext): Promise<Outcome> {
    const { tags } = context
    try {
      const value = deepFreeze(await storage.run(context, read))
      if (freshness.isCurrent(context)) values.set(key, value, { bytes: estimateBytes(value), tags })
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
      const known = values.get(key)
      if (known) {
        passOn(known.tags)
        // A key belongs to one reader, and so to one type.
        return known.value as T
      }
      const underWay = flights.get(key)
      const flight = underWay?.generation === freshness.generation ? underWay : begin(key, read)
      const outcome = await flight.outcome
      passOn(outcome.tags)
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
