import 'server-only'
import { AsyncResource } from 'node:async_hooks'
import { Redis } from 'ioredis'
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { redisUrl } from '@/runtime/env'
import { memoryCounter } from './memory-counter.server'

let redis: Redis | undefined

/**
 * The connection would otherwise keep the async context of the request that opened it, and with it the whole request.
 */
const detachedScope = new AsyncResource('limits')

/** One connection for all limiters, only if REDIS_URL is set. */
function redisClient(url: string): Redis {
  redis ??= new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1 })
  return redis
}

export type Limiter = {
  /** Consumes one point. @returns seconds to wait if none is left; null if allowed */
  consume(key: string): Promise<number | null>
  /** Refunds one point. */
  refund(key: string): Promise<void>
  /** Resets a key. */
  clear(key: string): Promise<void>
}

/** The maximum of keys that one limiter counts in memory, about 10 MB. */
const MAX_KEYS = 50_000

type Limit = { points: number; windowS: number }

/**
 * Counts points per key and window: in memory, or in Redis for several processes (in memory while Redis is
 * unreachable).
 * @param name prefix of its keys
 */
export function limiter(name: string, limit: Limit): Limiter {
  const memory = inMemory(limit)
  const url = redisUrl()
  return url ? withFallback(inRedis(name, limit, url), memory) : memory
}

const toSeconds = (msBeforeNext: number) => Math.max(1, Math.ceil(msBeforeNext / 1_000))

function inMemory({ points, windowS }: Limit): Limiter {
  const counter = memoryCounter({ windowS, maxKeys: MAX_KEYS })
  return {
    async consume(key) {
      const current = counter.add(key, 1)
      return current.points > points ? toSeconds(current.msBeforeNext) : null
    },
    async refund(key) {
      counter.add(key, -1)
    },
    async clear(key) {
      counter.clear(key)
    },
  }
}

function inRedis(name: string, { points, windowS }: Limit, url: string): Limiter {
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

/** Uses the fallback whenever the primary fails, so that limits apply per process while Redis is unreachable. */
function withFallback(primary: Limiter, fallback: Limiter): Limiter {
  return {
    consume: (key) => primary.consume(key).catch(() => fallback.consume(key)),
    refund: (key) => primary.refund(key).catch(() => fallback.refund(key)),
    clear: (key) => primary.clear(key).catch(() => fallback.clear(key)),
  }
}
