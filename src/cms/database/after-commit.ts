import type { DatabaseAdapterObj, PayloadRequest } from 'payload'

type TransactionId = number | string
type Task = () => void

/** Tasks per open transaction; dropped on rollback. */
const tasksByTransaction = new Map<TransactionId, Task[]>()

/**
 * Runs a task after the request's transaction has committed, or at once without one. Payload runs afterChange before
 * its commit, and a page rendered in between would cache the old row.
 */
export async function afterCommit(req: PayloadRequest, task: Task): Promise<void> {
  const id = await req.transactionID
  if (!id) return task()
  const tasks = tasksByTransaction.get(id)
  if (tasks) tasks.push(task)
  else tasksByTransaction.set(id, [task])
}

/** Wraps a database adapter so that commits run the waiting tasks and rollbacks drop them. */
export function withAfterCommit(base: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...base,
    init: (args) => {
      const adapter = base.init(args)
      const commit = adapter.commitTransaction
      const rollback = adapter.rollbackTransaction
      adapter.commitTransaction = async (id) => {
        await commit.call(adapter, id)
        const key = await id
        const tasks = tasksByTransaction.get(key) ?? []
        tasksByTransaction.delete(key)
        for (const task of tasks) {
          try {
            task()
          } catch (err) {
            // The change is saved, so the caller must not get an error.
            args.payload.logger.error({ err, msg: 'A task after a commit failed.' })
          }
        }
      }
      adapter.rollbackTransaction = async (id) => {
        tasksByTransaction.delete(await id)
        await rollback.call(adapter, id)
      }
      return adapter
    },
  }
}
