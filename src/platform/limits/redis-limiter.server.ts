import 'server-only'
import { AsyncResource } from 'node:async_hooks'
import { Redis } from 'ioredis'
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { type Limit, type Limiter, toSeconds } from './limit'

let redis: Redis | undefined

/**
 * The connection would otherwise keep the async context of the request that opened it, and with it the whole request.
 */
const detachedScope = new AsyncResource('limits')

/** One connection for all limiters. */
function redisClient(url: string): Redis {
  redis ??= new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1 })
  return redis
}

/** Counts in Redis, for several processes. It rejects while Redis is unreachable. */
export function inRedis(name: string, { points, windowS }: Limit, url: string): Limiter {
  const store = new RateLimiterRedis({ storeClient: redisClient(url), keyPrefix: name, points, duration: windowS })
  return {
    async consume(key) {
      try {
        await detachedScope.runInAsyncScope(() => store.consume(key))
        return null
      } catch (reason) {
        if (reason instanceof RateLimiterRes) return toSeconds(reason.msBeforeNext)
        throw reason
      }
    },
    async refund(key) {
      await detachedScope.runInAsyncScope(() => store.reward(key))
    },
    async clear(key) {
      await store.delete(key)
    },
  }
}
