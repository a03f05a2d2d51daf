import { afterEach, expect, test, vi } from 'vitest'
import type { Limiter } from './limit'
import { limiter } from './limiter.server'

const redis = vi.hoisted(() => ({ loaded: 0, consume: vi.fn<Limiter['consume']>() }))
vi.mock('./redis-limiter.server', () => {
  redis.loaded += 1
  return { inRedis: (): Limiter => ({ consume: redis.consume, refund: async () => {}, clear: async () => {} }) }
})

afterEach(() => vi.unstubAllEnvs())

const twice = { points: 2, windowS: 60 }

test('without Redis, points are counted in memory, and its library is not loaded', async () => {
  const { clear, consume, refund } = limiter('in memory', twice)
  expect([await consume('a'), await consume('a'), await consume('a')]).toEqual([null, null, 60])
  await refund('a')
  await refund('a')
  expect(await consume('a')).toBeNull()
  await clear('a')
  expect(await consume('a')).toBeNull()
  expect(redis.loaded).toBe(0)
})

test('with Redis, it counts; while it cannot be reached, memory does', async () => {
  vi.stubEnv('REDIS_URL', 'redis://127.0.0.1:6379')
  const { consume } = limiter('in Redis', twice)
  redis.consume.mockResolvedValueOnce(7)
  expect(await consume('a')).toBe(7)
  redis.consume.mockRejectedValue(new Error('Connection is closed.'))
  expect([await consume('a'), await consume('a'), await consume('a')]).toEqual([null, null, 60])
})
