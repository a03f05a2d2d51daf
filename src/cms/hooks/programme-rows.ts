import { sql } from 'drizzle-orm'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  ValidationError,
} from 'payload'
import { z } from 'zod'
import type { Programme } from '@/payload-types'
import { docTag } from '@/rules/cache-tags'
import { relationId } from '@/rules/relation-id'
import { transactionRunner } from '../database/sql-adapter'
import { revalidate } from './revalidate'

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

/** Expires the pages of its weeks: whether they open for each member on another day is decided by the program. */
export const revalidateWeekPages: CollectionAfterChangeHook<Programme> = async ({ doc, previousDoc, req }) => {
  await revalidate(req, weekPageTags(doc, previousDoc))
  return doc
}

export const revalidateDeletedWeekPages: CollectionAfterDeleteHook<Programme> = async ({ doc, req }) => {
  await revalidate(req, weekPageTags(doc))
}

function weekPageTags(...programmes: (Programme | undefined)[]): string[] {
  const pages = programmes.flatMap((programme) => programme?.weeks ?? []).map(({ page }) => relationId(page))
  return pages.filter((page) => page !== null).map((page) => docTag('pages', page))
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

const numbers = z.array(z.number()).catch([])
const weekIds = z.array(z.string()).catch([])

/**
 * Opens the weeks whose numbers staff entered, by the ids of their rows: they stay open when an editor reorders weeks.
 * @throws ValidationError for a number that the program has no week of
 */
export const openWeeks: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const opened = numbers.parse(data.openedWeeks)
  if (opened.length === 0) return data
  const programme = await req.payload.db.findOne<Programme>({
    collection: 'programmes',
    where: { id: { equals: relationId(originalDoc?.programme) } },
    req,
  })
  const ids = opened.map((number) => {
    const id = programme?.weeks?.[number - 1]?.id
    if (id) return id
    const errors = [{ path: 'openedWeeks', message: `The program has no week ${number}.` }]
    throw new ValidationError({ collection: collection.slug, errors, req })
  })
  return { ...data, keptOpen: [...new Set([...weekIds.parse(originalDoc?.keptOpen), ...ids])] }
}
