import type { PayloadRequest } from 'payload'
import type { EditorComment } from '@/payload-types'
import { relationId } from '@/rules/relation-id'
import type { DocumentRef } from '../documents/document'
import { staffNames } from '../versions/names'

/** A comment as staff see it. Times are ISO. */
export type Comment = {
  id: number
  text: string
  /** Who wrote it; null for a person who has left. */
  by: string | null
  /** Whether the reader wrote it, and may change it. */
  mine: boolean
  at: string
  edited: boolean
  /** Deleted by its author, while its replies stay. */
  removed: boolean
}

/** A comment with its replies, the oldest first. */
export type Thread = Comment & {
  /** Who marked it as done and when; null while it is open. */
  done: { at: string; by: string | null } | null
  replies: Comment[]
}

/** The comments of a document, without access control. */
export async function commentsOf(req: PayloadRequest, { docId, entity }: DocumentRef): Promise<EditorComment[]> {
  const { docs } = await req.payload.find({
    collection: 'editorComments',
    where: { and: [{ entity: { equals: entity } }, { docId: { equals: docId } }] },
    sort: 'id',
    depth: 0,
    pagination: false,
    req,
  })
  return docs
}

/** The comments of a document as threads, the oldest first. */
export async function threadsOf(req: PayloadRequest, document: DocumentRef): Promise<Thread[]> {
  const rows = await commentsOf(req, document)
  const people = rows.flatMap(({ author, doneBy }) => [relationId(author) ?? [], relationId(doneBy) ?? []]).flat()
  const names = await staffNames(req, people)
  const nameOf = (person: EditorComment['author']) => names.get(relationId(person) ?? 0) ?? null
  const toComment = (row: EditorComment): Comment => ({
    id: row.id,
    text: row.text ?? '',
    by: nameOf(row.author),
    mine: relationId(row.author) === req.user?.id && !row.removed,
    at: row.createdAt,
    edited: Boolean(row.editedAt),
    removed: row.removed === true,
  })
  return rows
    .filter(({ thread }) => !thread)
    .map((row) => ({
      ...toComment(row),
      done: row.doneAt ? { at: row.doneAt, by: nameOf(row.doneBy) } : null,
      replies: rows.filter(({ thread }) => thread === row.id).map(toComment),
    }))
}
