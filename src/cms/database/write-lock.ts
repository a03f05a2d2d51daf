import { AsyncLocalStorage } from 'node:async_hooks'
import type { DatabaseAdapterObj, PayloadRequest } from 'payload'
import { writeQueueBusy } from '@/rules/storage-errors'
import { BUSY_TIMEOUT_MS, withBusyDeadline } from './busy-retry'
import { WRITE_METHODS } from './write-methods'

/** Longer than any write of ours takes; a write that waits longer is stuck behind a lost transaction. */
const QUEUE_TIMEOUT_MS = 15_000

/** A queue of one: whoever acquires it next waits for everybody before. */
export class WriteLock {
  #last: Promise<void> = Promise.resolve()

  /** @returns what gives the lock back; call it exactly once. @throws AppError unavailable, after {@link QUEUE_TIMEOUT_MS} */
  async acquire(): Promise<() => void> {
    let release: () => void = () => {}
    const previous = this.#last
    this.#last = new Promise((resolve) => {
      release = resolve
    })
    let timer: NodeJS.Timeout | undefined
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(writeQueueBusy('A write waited too long for its turn.')), QUEUE_TIMEOUT_MS)
    })
    try {
      await Promise.race([previous, timeout])
      return release
    } catch (error) {
      // Those behind us still wait for those before us, not for us.
      previous.then(release)
      throw error
    } finally {
      clearTimeout(timer)
    }
  }
}

/** What the lock adds to the adapter. */
export type SerializedWrites = {
  /** Writes when it is this writer's turn, outside of any transaction: for a single statement. */
  serialize?: <T>(write: () => Promise<T>) => Promise<T>
}

/**
 * One writer at a time on SQLite.
 *
 * SQLite has one writer anyway. Writers of this process queue here, in order and without
 * polling; only the one whose turn it is waits for other processes (busy-retry.ts). The
 * time in the queue counts: a writer is told that the database is busy once it has waited
 * {@link BUSY_TIMEOUT_MS} in all and another process still holds it.
 */
export function withWriteLock(base: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...base,
    init: (args) => {
      const adapter = base.init(args)
      const lock = new WriteLock()
      const held = new Map<number | string, { release: () => void; acquiredAtMs: number }>()
      // Some writes of the adapter call others of its own (upsert calls updateOne).
      const insideWrite = new AsyncLocalStorage<true>()

      const releaseTransaction = (id: number | string) => {
        held.get(id)?.release()
        held.delete(id)
      }

      /** A transaction that nobody will ever end (its caller failed in between) must not stop all writing for good. */
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
