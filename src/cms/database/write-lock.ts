import { AsyncLocalStorage } from 'node:async_hooks'
import { E_TIMEOUT, Mutex, type MutexInterface, withTimeout } from 'async-mutex'
import type { DatabaseAdapterObj, PayloadRequest } from 'payload'
import { writeQueueBusy } from '@/rules/storage-errors'
import { BUSY_TIMEOUT_MS, withBusyDeadline } from './busy-retry'
import { WRITE_METHODS } from './write-methods'

/** Longer than any of our writes takes; a write that waits longer is blocked by a leaked transaction. */
const QUEUE_TIMEOUT_MS = 15_000

/**
 * A mutex whose acquirers wait in order.
 * @returns `acquire` resolves with the release function. @throws AppError unavailable, after {@link QUEUE_TIMEOUT_MS}
 */
export function createWriteLock() {
  const mutex = withTimeout(new Mutex(), QUEUE_TIMEOUT_MS)
  return {
    async acquire(): Promise<MutexInterface.Releaser> {
      try {
        return await mutex.acquire()
      } catch (error) {
        throw error === E_TIMEOUT ? writeQueueBusy('A write waited too long for the write lock.') : error
      }
    },
  }
}

/** What the lock adds to the adapter. */
export type SerializedWrites = {
  /** Runs a single statement outside any transaction, under the write lock. */
  serialize?: <T>(write: () => Promise<T>) => Promise<T>
}

/**
 * One writer at a time on SQLite.
 *
 * SQLite allows one writer only. Writers of this process queue here in order and without polling; only the one that
 * holds the lock waits for other processes (busy-retry.ts). Time in the queue counts: a writer fails with "busy" after
 * {@link BUSY_TIMEOUT_MS} in total if another process still holds the database.
 */
export function withWriteLock(base: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...base,
    init: (args) => {
      const adapter = base.init(args)
      const lock = createWriteLock()
      const held = new Map<number | string, { release: () => void; acquiredAtMs: number }>()
      // Some of the adapter's writes call others (upsert calls updateOne).
      const insideWrite = new AsyncLocalStorage<true>()

      const releaseTransaction = (id: number | string) => {
        held.get(id)?.release()
        held.delete(id)
      }

      /**
       * Rolls back a transaction that is never ended because its caller failed, so that it does not block all writes.
       */
      const acquire = async () => {
        try {
          return await lock.acquire()
        } catch (error) {
          const [oldest] = held
          if (!oldest || Date.now() - oldest[1].acquiredAtMs < QUEUE_TIMEOUT_MS) throw error
          args.payload.logger.error('A transaction was left open and has been rolled back.')
          await adapter.rollbackTransaction(oldest[0])
          return lock.acquire()
        }
      }

      const { beginTransaction, commitTransaction, rollbackTransaction } = adapter
      adapter.beginTransaction = async (options) => {
        const busyUntilMs = Date.now() + BUSY_TIMEOUT_MS
        const release = await acquire()
        try {
          const id = await withBusyDeadline(busyUntilMs, () => beginTransaction.call(adapter, options))
          if (id === null) release()
          else held.set(id, { release, acquiredAtMs: Date.now() })
          return id
        } catch (error) {
          release()
          throw error
        }
      }
      adapter.commitTransaction = async (id) => {
        const key = await id
        try {
          await commitTransaction.call(adapter, key)
        } finally {
          releaseTransaction(key)
        }
      }
      adapter.rollbackTransaction = async (id) => {
        const key = await id
        try {
          await rollbackTransaction.call(adapter, key)
        } finally {
          releaseTransaction(key)
        }
      }

      const serialize: SerializedWrites['serialize'] = async (write) => {
        const busyUntilMs = Date.now() + BUSY_TIMEOUT_MS
        const release = await acquire()
        try {
          return await withBusyDeadline(busyUntilMs, write)
        } finally {
          release()
        }
      }

      for (const name of WRITE_METHODS) {
        const write = adapter[name] as (args: { req?: Partial<PayloadRequest> }) => Promise<unknown>
        const serializedWrite = async (writeArgs: { req?: Partial<PayloadRequest> }) => {
          const id = await writeArgs.req?.transactionID
          if ((id && held.has(id)) || insideWrite.getStore()) return write.call(adapter, writeArgs)
          return serialize(() => insideWrite.run(true, () => write.call(adapter, writeArgs)))
        }
        Object.assign(adapter, { [name]: serializedWrite })
      }
      return Object.assign(adapter, { serialize })
    },
  }
}
