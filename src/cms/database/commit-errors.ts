import { AsyncLocalStorage } from 'node:async_hooks'
import type { DatabaseAdapterObj } from 'payload'
import type { SqlAdapter } from './sql-adapter'

type TransactionBody = (tx: object) => Promise<unknown>
type Drizzle = { transaction(body: TransactionBody, options?: unknown): Promise<unknown> }
type TrackedAdapter = SqlAdapter & { drizzle?: Drizzle }

/** Result of a transaction: null when committed, else the database's error. */
type Outcome = Promise<unknown>

/** Holds the error of the BEGIN in progress. */
const beginFailure = new AsyncLocalStorage<{ error?: unknown }>()

/**
 * Makes a failed COMMIT fail the operation. Payload's commitTransaction ignores the database's error (full disk, a
 * deferred constraint), so the editor would see "saved" although nothing was written. A failed BEGIN keeps its cause,
 * of which Payload's beginTransaction keeps only the message.
 */
export function withCommitErrors(base: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...base,
    init: (args) => {
      const adapter = base.init(args)
      const internals = adapter as TrackedAdapter
      const outcomes = new WeakMap<object, Outcome>()

      const { beginTransaction, connect, commitTransaction } = adapter
      adapter.connect = async (options) => {
        await connect?.call(adapter, options)
        if (internals.drizzle) trackOutcomes(internals.drizzle, outcomes)
      }
      adapter.beginTransaction = async (options) => {
        const failure: { error?: unknown } = {}
        try {
          return await beginFailure.run(failure, () => beginTransaction.call(adapter, options))
        } catch (error) {
          throw failure.error ?? error
        }
      }
      adapter.commitTransaction = async (id) => {
        const session = internals.sessions?.[await id]
        await commitTransaction.call(adapter, id)
        const error = session && (await outcomes.get(session.db))
        if (error)
          throw new Error('The change could not be saved: the database refused to commit it.', { cause: error })
      }
      return adapter
    },
  }
}

/** Stores the outcome of every transaction by the object that runs its statements. */
function trackOutcomes(drizzle: Drizzle, outcomes: WeakMap<object, Outcome>): void {
  const { transaction } = drizzle
  drizzle.transaction = (body, options) => {
    let settle: (outcome: unknown) => void = () => {}
    const outcome: Outcome = new Promise((resolve) => {
      settle = resolve
    })
    const trackedBody: TransactionBody = (tx) => {
      outcomes.set(tx, outcome)
      return body(tx)
    }
    const failure = beginFailure.getStore()
    const result = transaction.call(drizzle, trackedBody, options)
    result.then(
      () => settle(null),
      (error: unknown) => {
        if (failure) failure.error = error
        settle(error ?? new Error('rolled back'))
      },
    )
    return result
  }
}
