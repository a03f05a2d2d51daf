import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WriteLock } from '@/cms/database/write-lock'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('DESIGN 10: writers pass one at a time, in the order they came', async () => {
  const lock = new WriteLock()
  const events: string[] = []
  const write = async (name: string) => {
    const release = await lock.acquire()
    events.push(`${name} begins`)
    await Promise.resolve()
    events.push(`${name} ends`)
    release()
  }
  await Promise.all(['a', 'b', 'c'].map(write))
  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
})

test('DESIGN 10: a writer that waits too long is told so, and those behind it go on waiting in order', async () => {
  const lock = new WriteLock()
  const events: string[] = []
  const first = await lock.acquire()
  const second = lock.acquire().catch((error: Error) => events.push(error.message))
  await vi.advanceTimersByTimeAsync(10_000)
  const third = lock.acquire().then((release) => {
    events.push('third')
    release()
  })
  await vi.advanceTimersByTimeAsync(5_001)
  await second
  expect(events).toEqual(['The database is busy: a write waited too long.'])
  first()
  await third
  expect(events).toEqual(['The database is busy: a write waited too long.', 'third'])
})

test('DESIGN 10: a lock given back twice still lets one writer in at a time', async () => {
  const lock = new WriteLock()
  const first = await lock.acquire()
  first()
  first()
  const second = await lock.acquire()
  const third = vi.fn()
  lock.acquire().then(third)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(third).not.toHaveBeenCalled()
  second()
  await vi.advanceTimersByTimeAsync(0)
  expect(third).toHaveBeenCalledOnce()
})
