import type { DatabaseAdapterObj, PayloadRequest } from 'payload'

type TransactionId = number | string
type Task = () => void

/** What waits for a transaction to commit. Gone with a rollback. */
const tasksByTransaction = new Map<TransactionId, Task[]>()

/**
 * Runs a task once the request's transaction has committed; at once where there is
 * none. Payload's afterChange runs before its commit, and a page rendered in between
 * would keep the old row for good. DESIGN 10.
 */
export async function afterCommit(req: PayloadRequest, task: Task): Promise<void> {
  const id = await req.transactionID
  if (!id) return task()
  const tasks = tasksByTransaction.get(id)
  if (tasks) tasks.push(task)
  else tasksByTransaction.set(id, [task])
}

/** Wraps a database adapter so that its commits and rollbacks settle what waits for them. */
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
            // The change is saved: its caller must not read that it is not.
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
