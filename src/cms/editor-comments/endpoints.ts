import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { LIMITS } from '@/rules/limits'
import { rowIdParam } from '@/rules/schemas'
import { staff } from '../access/rules'
import { type DocumentRef, entitySchema, requireDocument } from '../documents/document'
import { parseBody, parseSent } from '../documents/endpoint'
import { HAS_COMMENTS } from './mark'
import { readersOf } from './readers'
import { type Thread, threadsOf } from './threads'
import { changeComment, deleteComment, markThread, writeComment } from './write'

/** The comments of a document, and the people whom one can mention. */
export type CommentsAnswer = { threads: Thread[]; people: { username: string; name: string }[] }

const text = z
  .string({ error: 'Write something first.' })
  .trim()
  .min(1, 'Write something first.')
  .max(LIMITS.editorCommentMaxChars, `A comment has ${LIMITS.editorCommentMaxChars} characters at most.`)
const documentRef = z.object({ entity: entitySchema, doc: rowIdParam })
const newComment = documentRef.extend({ text, thread: rowIdParam.optional() })
const changed = z.object({ text })
const marked = z.object({ done: z.boolean() })

async function answer(req: PayloadRequest, document: DocumentRef): Promise<Response> {
  const [threads, readers] = await Promise.all([threadsOf(req, document), readersOf(req, document)])
  const people = readers
    .filter((person) => person.id !== req.user?.id)
    .map(({ name, username }) => ({ name, username }))
  return Response.json({ threads, people } satisfies CommentsAnswer, { headers: { 'cache-control': 'no-store' } })
}

/** A call for staff. @returns the document's comments afterwards */
function call(
  method: 'get' | 'post' | 'patch' | 'delete',
  path: string,
  run: (req: PayloadRequest) => Promise<DocumentRef>,
): Endpoint {
  return {
    path,
    method,
    handler: async (req) => {
      if (!staff({ req })) throw new APIError('This is for staff.', 403, null, true)
      return answer(req, await run(req))
    },
  }
}

const idOf = ({ routeParams }: PayloadRequest): number => parseSent(rowIdParam, routeParams?.id)

/**
 * Reading and writing comments. A comment saves no version of its document, and can be written while another person
 * edits it. `PATCH /:id` and `DELETE /:id` replace Payload's own.
 */
export const commentEndpoints: Endpoint[] = [
  call('get', '/about', (req) => requireDocument(req, parseSent(documentRef, req.query), HAS_COMMENTS)),
  call('post', '/about', async (req) => {
    const { text: words, thread, ...ref } = await parseBody(req, newComment)
    const document = await requireDocument(req, ref, HAS_COMMENTS)
    await writeComment(req, document, { text: words, thread })
    return document
  }),
  call('patch', '/:id', async (req) => changeComment(req, idOf(req), (await parseBody(req, changed)).text)),
  call('delete', '/:id', (req) => deleteComment(req, idOf(req))),
  call('post', '/:id/done', async (req) => markThread(req, idOf(req), (await parseBody(req, marked)).done)),
]
