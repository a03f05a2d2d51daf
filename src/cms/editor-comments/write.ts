import { APIError, type PayloadRequest } from 'payload'
import type { EditorComment } from '@/payload-types'
import { mentionedUsernames } from '@/rules/forum/mentions'
import { LIMITS } from '@/rules/limits'
import { relationId } from '@/rules/relation-id'
import { requireDocument, type TitledDocument } from '../documents/document'
import { emailPeople } from './emails'
import { HAS_COMMENTS } from './mark'
import { type Person, readersOf } from './readers'
import { commentsOf } from './threads'

const collection = 'editorComments'
const gone = () => new APIError('This comment is gone. Reload the page.', 404, null, true)

/** Those whom a text mentions, of the people who may read the document, without its author. */
function mentionedIn(text: string, readers: readonly Person[], author: number): Person[] {
  const names = new Set(mentionedUsernames(text))
  return readers.filter(({ id, username }) => id !== author && names.has(username))
}

const idsOf = (people: readonly Person[]) => people.map(({ id }) => id)

/**
 * Writes a comment, and tells by email whom it mentions and who is in its thread.
 * @param thread the comment that it replies to
 * @throws APIError 404 for a thread that is gone, 409 for too many comments
 */
export async function writeComment(
  req: PayloadRequest,
  document: TitledDocument,
  { text, thread }: { text: string; thread?: number },
): Promise<void> {
  const author = Number(req.user?.id)
  const written = await commentsOf(req, document)
  const earlier = written.filter((row) => thread !== undefined && (row.id === thread || row.thread === thread))
  if (thread !== undefined && !earlier.some((row) => row.id === thread && !row.thread)) throw gone()
  if (written.length >= LIMITS.editorCommentsPerDocument) {
    throw new APIError('This document has too many comments. Delete some of yours first.', 409, null, true)
  }
  const readers = await readersOf(req, document)
  const mentioned = mentionedIn(text, readers, author)
  const { docId, entity } = document
  const { id } = await req.payload.create({
    collection,
    data: { entity, docId, thread: thread ?? null, author, text, mentions: idsOf(mentioned) },
    depth: 0,
    req,
  })
  const inThread = new Set(earlier.flatMap((row) => [row.author, ...(row.mentions ?? [])]).map(relationId))
  const others = readers.filter((person) => person.id !== author && inThread.has(person.id))
  await emailPeople(req, document, { id, text }, { mentioned, others })
}

/** A comment and its document, which the person may read. @throws APIError 404 */
async function findComment(
  req: PayloadRequest,
  id: number,
): Promise<{ comment: EditorComment; document: TitledDocument }> {
  const comment = await req.payload.findByID({ collection, id, depth: 0, disableErrors: true, req })
  if (!comment || comment.removed) throw gone()
  return { comment, document: await requireDocument(req, { entity: comment.entity, doc: comment.docId }, HAS_COMMENTS) }
}

/** As {@link findComment}, of the person's own. @throws APIError 403 */
async function findOwn(req: PayloadRequest, id: number) {
  const found = await findComment(req, id)
  if (relationId(found.comment.author) !== req.user?.id) {
    throw new APIError('Only its author can change a comment.', 403, null, true)
  }
  return found
}

/** Changes a comment of one's own, and tells whom it mentions now and did not before. */
export async function changeComment(req: PayloadRequest, id: number, text: string): Promise<TitledDocument> {
  const { comment, document } = await findOwn(req, id)
  const before = new Set((comment.mentions ?? []).map((person) => relationId(person)))
  const mentioned = mentionedIn(text, await readersOf(req, document), Number(req.user?.id))
  const data = { text, mentions: idsOf(mentioned), editedAt: new Date().toISOString() }
  await req.payload.update({ collection, id, data, depth: 0, req })
  const added = mentioned.filter((person) => !before.has(person.id))
  await emailPeople(req, document, { id, text }, { mentioned: added, others: [] })
  return document
}

/** Deletes a comment of one's own. The first of a thread with replies loses its words only. */
export async function deleteComment(req: PayloadRequest, id: number): Promise<TitledDocument> {
  const { comment, document } = await findOwn(req, id)
  const rows = await commentsOf(req, document)
  if (rows.some(({ thread }) => thread === id)) {
    await req.payload.update({
      collection,
      id,
      data: { text: '', mentions: [], removed: true, author: null },
      depth: 0,
      req,
    })
    return document
  }
  await req.payload.delete({ collection, id, depth: 0, req })
  // The last reply of a deleted comment takes its place along.
  const first = rows.find((row) => row.id === comment.thread)
  const isAlone = !rows.some((row) => row.thread === comment.thread && row.id !== id)
  if (first?.removed && isAlone) await req.payload.delete({ collection, id: first.id, depth: 0, req })
  return document
}

/** Marks a thread as done, or as open again. If two people do it at once, the first counts. */
export async function markThread(req: PayloadRequest, id: number, done: boolean): Promise<TitledDocument> {
  const first = await req.payload.findByID({ collection, id, depth: 0, disableErrors: true, req })
  if (!first || first.thread) throw gone()
  const document = await requireDocument(req, { entity: first.entity, doc: first.docId }, HAS_COMMENTS)
  await req.payload.update({
    collection,
    where: { and: [{ id: { equals: id } }, { doneAt: { exists: !done } }] },
    data: { doneAt: done ? new Date().toISOString() : null, doneBy: done ? Number(req.user?.id) : null },
    depth: 0,
    req,
  })
  return document
}
