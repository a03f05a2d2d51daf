import 'server-only'
import { redisUrl } from '@/runtime/env'
import { type Limit, type Limiter, toSeconds } from './limit'
import { memoryCounter } from './memory-counter.server'

/** The maximum of keys that one limiter counts in memory, about 10 MB. */
const MAX_KEYS = 50_000

/**
 * Counts points per key and window: in memory, or in Redis for several processes (in memory while Redis is
 * unreachable).
 * @param name prefix of its keys
 */
export function limiter(name: string, limit: Limit): Limiter {
  const memory = inMemory(limit)
  const url = redisUrl()
  return url ? withFallback(whenLoaded(redisLimiter(name, limit, url)), memory) : memory
}

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

/** Redis' library takes megabytes, and most sites have no Redis. */
async function redisLimiter(name: string, limit: Limit, url: string): Promise<Limiter> {
  const { inRedis } = await import('./redis-limiter.server')
  return inRedis(name, limit, url)
}

/** A limiter whose code is still being loaded. */
function whenLoaded(limiter: Promise<Limiter>): Limiter {
  return {
    consume: async (key) => (await limiter).consume(key),
    refund: async (key) => (await limiter).refund(key),
    clear: async (key) => (await limiter).clear(key),
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
