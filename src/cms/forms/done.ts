import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import type { FormSubmission } from '@/payload-types'
import { relationId } from '@/rules/relation-id'
import { EDITORS, hasRole } from '../access/rules'
import { parseBody, UNREADABLE } from '../documents/endpoint'
import { staffNames } from '../versions/names'

/** Whether a submission has been dealt with, by whom and when; null while it is open. */
export type Done = { at: string; by: string } | null

const body = z.object({ done: z.boolean() })
const mayMark = hasRole(...EDITORS)

type Marked = Pick<FormSubmission, 'done' | 'doneAt' | 'doneBy'>

/** The state of a submission, with the name of who set it. */
export async function doneOf(req: PayloadRequest, { done, doneAt, doneBy }: Marked): Promise<Done> {
  if (!done || !doneAt) return null
  const id = relationId(doneBy)
  const names = await staffNames(req, id === null ? [] : [id])
  return { at: doneAt, by: (id !== null && names.get(id)) || 'Someone who is gone' }
}

/**
 * POST /cms/api/form-submissions/:id/done, with `done`: marks a submission as done, or as open again. If two people do
 * it at once, the first counts. Answers its state. @throws APIError 400, 403, 404
 */
export const markDone: Endpoint = {
  path: '/:id/done',
  method: 'post',
  handler: async (req) => {
    if (!req.user || !mayMark({ req })) throw new APIError('Your role does not include this.', 403, null, true)
    const { done } = await parseBody(req, body, UNREADABLE)
    const id = Number(req.routeParams?.id)
    await req.payload.update({
      collection: 'form-submissions',
      where: { and: [{ id: { equals: id } }, { done: { equals: !done } }] },
      data: { done, doneAt: done ? new Date().toISOString() : null, doneBy: done ? Number(req.user.id) : null },
      depth: 0,
      req,
    })
    const submission = await req.payload.findByID({
      collection: 'form-submissions',
      id,
      depth: 0,
      disableErrors: true,
      select: { done: true, doneAt: true, doneBy: true },
      req,
    })
    if (!submission) throw new APIError('There is no such submission.', 404, null, true)
    return Response.json({ done: await doneOf(req, submission) }, { headers: { 'cache-control': 'no-store' } })
  },
}
