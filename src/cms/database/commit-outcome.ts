import { AsyncLocalStorage } from 'node:async_hooks'
import type { DatabaseAdapterObj } from 'payload'

type Body = (tx: object) => Promise<unknown>
type Drizzle = { transaction(body: Body, options?: unknown): Promise<unknown> }
type Inside = { drizzle?: Drizzle; sessions?: Record<number | string, { db: object } | undefined> }

/** How a transaction ended: null when it was committed, else what the database said. */
type Outcome = Promise<unknown>

/** Holds why the BEGIN in progress failed. */
const beginning = new AsyncLocalStorage<{ error?: unknown }>()

/**
 * Lets a failed COMMIT fail the operation. Payload's own commitTransaction swallows what
 * the database says then (disk full, a constraint that is checked at the end), and the
 * editor would read "saved" of something that is not there. A failed BEGIN keeps its cause,
 * of which Payload's own beginTransaction passes on the words alone.
 */
export function withCommitOutcome(base: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...base,
    init: (args) => {
      const adapter = base.init(args)
      const inside = adapter as Inside
      const outcomes = new WeakMap<object, Outcome>()

      const { beginTransaction, connect, commitTransaction } = adapter
      adapter.connect = async (options) => {
        await connect?.call(adapter, options)
        if (inside.drizzle) watch(inside.drizzle, outcomes)
      }
      adapter.beginTransaction = async (options) => {
        const failure: { error?: unknown } = {}
        try {
          return await beginning.run(failure, () => beginTransaction.call(adapter, options))
        } catch (error) {
          throw failure.error ?? error
        }
      }
      adapter.commitTransaction = async (id) => {
        const session = inside.sessions?.[await id]
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
function watch(drizzle: Drizzle, outcomes: WeakMap<object, Outcome>): void {
  const { transaction } = drizzle
  drizzle.transaction = (body, options) => {
    let ended: (outcome: unknown) => void = () => {}
    const outcome: Outcome = new Promise((resolve) => {
      ended = resolve
    })
    const noted: Body = (tx) => {
      outcomes.set(tx, outcome)
      return body(tx)
    }
    const failure = beginning.getStore()
    const done = transaction.call(drizzle, noted, options)
    done.then(
      () => ended(null),
      (error: unknown) => {
        if (failure) failure.error = error
        ended(error ?? new Error('rolled back'))
      },
    )
    return done
  }
}
