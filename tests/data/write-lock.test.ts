import type { DatabaseAdapterObj } from 'payload'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWriteLock, withWriteLock } from '@/cms/database/write-lock'
import { AppError } from '@/rules/app-error'

/** The code, and the reason in the log. */
const describeError = (error: unknown) => (error instanceof AppError ? `${error.code}: ${error.cause}` : String(error))
const BUSY = 'unavailable: Error: A write waited too long for the write lock.'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('writers run one at a time, in their order', async () => {
  const lock = createWriteLock()
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

test('a writer that waits too long fails, and those behind it still wait in order', async () => {
  const lock = createWriteLock()
  const events: string[] = []
  const first = await lock.acquire()
  const second = lock.acquire().catch((error: Error) => events.push(describeError(error)))
  await vi.advanceTimersByTimeAsync(10_000)
  const third = lock.acquire().then((release) => {
    events.push('third')
    release()
  })
  await vi.advanceTimersByTimeAsync(5_001)
  await second
  expect(events).toEqual([BUSY])
  first()
  await third
  expect(events).toEqual([BUSY, 'third'])
})

test('a lock released twice still lets one writer in at a time', async () => {
  const lock = createWriteLock()
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

/** An adapter behind the lock that only records its calls. */
function lockedAdapter() {
  const calls: string[] = []
  let last = 0
  const adapter = {
    async beginTransaction() {
      last += 1
      calls.push(`begin ${last}`)
      return last
    },
    async commitTransaction(id: number) {
      calls.push(`commit ${id}`)
    },
    async rollbackTransaction(id: number) {
      calls.push(`roll back ${id}`)
    },
  }
  const base = { init: () => adapter } as unknown as DatabaseAdapterObj
  const payload = { logger: { error: (message: string) => calls.push(message) } }
  withWriteLock(base).init({ payload } as unknown as Parameters<DatabaseAdapterObj['init']>[0])
  return { adapter, calls }
}

test('a transaction that is never ended is rolled back after 15 s, and the next writer continues', async () => {
  const { adapter, calls } = lockedAdapter()
  await adapter.beginTransaction()
  const next = adapter.beginTransaction()
  await vi.advanceTimersByTimeAsync(14_999)
  expect(calls).toEqual(['begin 1'])
  await vi.advanceTimersByTimeAsync(2)
  expect(await next).toBe(2)
  expect(calls).toEqual(['begin 1', 'A transaction was left open and has been rolled back.', 'roll back 1', 'begin 2'])
})

test('a writer that waited for two short transactions treats neither as abandoned', async () => {
  const { adapter, calls } = lockedAdapter()
  await adapter.beginTransaction()
  const second = adapter.beginTransaction()
  const third = adapter.beginTransaction().catch(describeError)
  await vi.advanceTimersByTimeAsync(10_000)
  await adapter.commitTransaction(1)
  await second
  await vi.advanceTimersByTimeAsync(5_001)
  expect(await third).toBe(BUSY)
  expect(calls).toEqual(['begin 1', 'commit 1', 'begin 2'])
})
