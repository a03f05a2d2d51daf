import { AsyncLocalStorage } from 'node:async_hooks'
import type { Client, InStatement, Transaction, TransactionMode } from '@libsql/client'
import type { DatabaseAdapterObj } from 'payload'
import { storageProblem } from '@/rules/storage-errors'

/** How long an operation waits while another process holds the database's lock. */
export const BUSY_TIMEOUT_MS = 10_000
const INITIAL_DELAY_MS = 2
const MAX_DELAY_MS = 20

/**
 * A writer checkpoints the write-ahead log when it has this many pages (64 MB), and waits for it. While the server runs,
 * its thread does most of it before (src/server/checkpoints.ts).
 */
const LOG_PAGES = 16_384

const deadline = new AsyncLocalStorage<number>()

/**
 * Runs a task whose writes share one deadline for waiting on other processes.
 * @param atMs since the epoch
 */
export const withBusyDeadline = <T>(atMs: number, task: () => Promise<T>): Promise<T> => deadline.run(atMs, task)

/**
 * Retries while another process holds the lock. Delays grow and have jitter, so that two processes do not retry in
 * sync.
 */
async function retryWhileBusy<T>(attempt: () => Promise<T>): Promise<T> {
  const deadlineMs = deadline.getStore() ?? Date.now() + BUSY_TIMEOUT_MS
  for (let delayMs = INITIAL_DELAY_MS; ; delayMs = Math.min(delayMs * 2, MAX_DELAY_MS)) {
    try {
      return await attempt()
    } catch (error) {
      if (storageProblem(error) !== 'busy' || Date.now() >= deadlineMs) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, delayMs * (0.5 + Math.random() / 2)))
  }
}

const WRITE_STATEMENT =
  /^\s*(?:insert|update|delete|replace|create|alter|drop)\b|^\s*with\b[\s\S]*\b(?:insert|update|delete)\b/i

type Args = Extract<InStatement, { sql: string }>['args']

/**
 * Makes the driver's client retry while other processes hold the lock. SQLite's own busy timeout waits inside a
 * synchronous call, which blocks the whole process.
 *
 * The driver does not reset a prepared statement that met a lock. It stays in progress on its connection of the pool
 * until the garbage collector finalizes it: COMMIT fails there, and writes without a transaction are acknowledged but
 * not committed. So no prepared statement here ever meets a lock: every write runs in a transaction, and the
 * transaction takes the lock by `executeMultiple`, which leaves nothing in progress.
 */
function retryClientWhileBusy(client: Client): void {
  const execute = client.execute.bind(client)
  const transaction = client.transaction.bind(client)

  async function beginWrite(): Promise<Transaction> {
    const tx = await transaction('deferred')
    try {
      // The setting is one of the connection, and each connection of the pool begins with SQLite's 1,000 pages.
      await tx.executeMultiple(`COMMIT; PRAGMA wal_autocheckpoint = ${LOG_PAGES}; BEGIN IMMEDIATE`)
      return tx
    } catch (error) {
      tx.close()
      throw error
    }
  }

  async function write(statement: InStatement): ReturnType<typeof execute> {
    const tx = await retryWhileBusy(beginWrite)
    try {
      const result = await tx.execute(statement)
      await tx.commit()
      return result
    } finally {
      tx.close()
    }
  }

  Object.assign(client, {
    transaction: (mode: TransactionMode = 'write') =>
      mode === 'write' ? retryWhileBusy(beginWrite) : retryWhileBusy(() => transaction(mode)),
    execute: (input: InStatement, args?: Args) => {
      const statement = typeof input === 'string' ? { sql: input, args: args ?? [] } : input
      return WRITE_STATEMENT.test(statement.sql) ? write(statement) : retryWhileBusy(() => execute(statement))
    },
  })
}

/** Wraps the adapter so that its statements wait for other processes without blocking this one. */
export function withBusyRetry(base: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...base,
    init: (args) => {
      const adapter = base.init(args)
      const internals = adapter as { client?: Client }
      const { connect } = adapter
      let patchedClient: Client | undefined
      adapter.connect = async (options) => {
        await connect?.call(adapter, options)
        // A reconnect (hot reload) keeps the same client.
        if (!internals.client || internals.client === patchedClient) return
        patchedClient = internals.client
        retryClientWhileBusy(patchedClient)
      }
      return adapter
    },
  }
}
