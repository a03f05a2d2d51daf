import { sql } from 'drizzle-orm'
import { APIError, type CollectionBeforeDeleteHook, type CollectionBeforeOperationHook } from 'payload'
import { transactionRunner } from '../database/sql-adapter'

/**
 * Refuses to delete a program that members have started: their history would go with it.
 * @throws APIError 409
 */
export const keepStartedProgramme: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { totalDocs } = await req.payload.count({ collection: 'enrolments', where: { programme: { equals: id } }, req })
  if (totalDocs === 0) return
  const members = totalDocs === 1 ? 'A member has' : `${totalDocs} enrollments of members have`
  throw new APIError(`${members} started this program. Unpublish it instead.`, 409, null, true)
}

/** Deletes the steps of a round along with it, in the same transaction. */
export const deleteDoneSteps: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({ collection: 'doneSteps', where: { enrolment: { equals: id } }, req })
}

/**
 * Locks the row of an enrollment before staff change it. Payload reads the whole row and writes it back, so it would
 * undo a pause that the member begins in between.
 */
export const lockEnrolment: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !('id' in args)) return args
  const run = await transactionRunner(req)
  await run?.(sql`update enrolments set updated_at = updated_at where id = ${Number(args.id)}`)
  return args
}
