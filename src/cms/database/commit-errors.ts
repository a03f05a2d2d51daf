import { AsyncLocalStorage } from 'node:async_hooks'
import type { DatabaseAdapterObj } from 'payload'

type TransactionBody = (tx: object) => Promise<unknown>
type Drizzle = { transaction(body: TransactionBody, options?: unknown): Promise<unknown> }
type AdapterInternals = { drizzle?: Drizzle; sessions?: Record<number | string, { db: object } | undefined> }

/** How a transaction ended: null when it was committed, else what the database said. */
type Outcome = Promise<unknown>

/** Holds why the BEGIN in progress failed. */
const beginFailure = new AsyncLocalStorage<{ error?: unknown }>()

/**
 * Lets a failed COMMIT fail the operation. Payload's own commitTransaction swallows what
 * the database says then (disk full, a constraint that is checked at the end), and the
 * editor would read "saved" of something that is not there. A failed BEGIN keeps its cause,
 * of which Payload's own beginTransaction passes on the words alone.
 */
export function withCommitErrors(base: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...base,
    init: (args) => {
      const adapter = base.init(args)
      const internals = adapter as AdapterInternals
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

/** Keeps the outcome of every transaction under the object that its statements run on. */
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
