import 'server-only'
import { AsyncResource } from 'node:async_hooks'
import { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'

let redis: Redis | undefined

/**
 * The memory keeps a timer for each key until its window ends. A timer keeps what the request that
 * started it has put in its async context, which is the whole request: at 300 calls a second half a gigabyte.
 * Started from here they keep nothing.
 */
const outside = new AsyncResource('limits')

/** One connection for all limiters; only where REDIS_URL is set. */
function redisClient(url: string): Redis {
  redis ??= new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1 })
  return redis
}

export type Limiter = {
  /** Takes one point. @returns seconds to wait when none is left; null when admitted */
  take(key: string): Promise<number | null>
  /** Gives one point back. */
  giveBack(key: string): Promise<void>
  /** Forgets a key's points. */
  clear(key: string): Promise<void>
}

/**
 * Counts points per key and window: in memory, or in Redis where several processes
 * share the count (in memory again while Redis cannot be reached).
 * @param name prefix of its keys
 */
export function limiter(name: string, { points, windowS }: { points: number; windowS: number }): Limiter {
  const memory = new RateLimiterMemory({ keyPrefix: name, points, duration: windowS })
  const url = process.env.REDIS_URL
  const store = url
    ? new RateLimiterRedis({
        storeClient: redisClient(url),
        keyPrefix: name,
        points,
        duration: windowS,
        insuranceLimiter: memory,
      })
    : memory
  return {
    async take(key) {
      try {
        await outside.runInAsyncScope(() => store.consume(key))
        return null
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
        throw refusal
      }
    },
    async giveBack(key) {
      await outside.runInAsyncScope(() => store.reward(key))
    },
    async clear(key) {
      await store.delete(key)
    },
  }
}
