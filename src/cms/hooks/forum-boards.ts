import { sql } from 'drizzle-orm'
import { APIError, type CollectionBeforeDeleteHook, type CollectionBeforeOperationHook } from 'payload'
import { transactionRunner } from '../database/sql-adapter'

/** Locks a board before Payload reads it: it writes back the whole row, and would undo counts written in between. */
export const lockBoard: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !('id' in args)) return args
  const run = await transactionRunner(req)
  await run?.(sql`update forum_boards set topic_count = topic_count where id = ${Number(args.id)} returning id`)
  return args
}

/** Topics have a board, so a board with topics stays. @throws APIError 409 */
export const refuseBoardWithTopics: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { totalDocs } = await req.payload.count({ collection: 'forumTopics', where: { board: { equals: id } }, req })
  if (totalDocs > 0) throw new APIError('This board has topics. Move them to another board first.', 409, null, true)
}
