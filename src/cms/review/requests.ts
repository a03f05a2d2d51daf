import { APIError, commitTransaction, initTransaction, killTransaction, type PayloadRequest, type Where } from 'payload'
import type { ReviewRequest } from '@/payload-types'
import { relationId } from '@/rules/relation-id'
import type { ReviewState } from '@/rules/review'
import { acquireAdvisoryLock } from '../database/advisory-lock'
import type { Place } from '../documents/document'
import { emailApproved, emailAsked, emailSentBack } from './emails'
import { reviewIsOn } from './required'
import type { Reviewed } from './reviewed'

const collection = 'reviewRequests'

/** States in which a request is not decided. A document has at most one such request. */
export const OPEN_STATES: readonly ReviewState[] = ['waiting', 'sentBack']

/** The open request of a document; null if there is none. */
export async function openRequest(req: PayloadRequest, { docId, entity }: Place): Promise<ReviewRequest | null> {
  const where: Where = {
    and: [{ entity: { equals: entity } }, { docId: { equals: docId } }, { state: { in: [...OPEN_STATES] } }],
  }
  const { docs } = await req.payload.find({ collection, where, depth: 0, limit: 1, pagination: false, req })
  return docs[0] ?? null
}

/**
 * Asks for a review, again too: the request then waits again, with the new note.
 * @throws APIError 409 while the settings do not ask for reviews
 */
export async function askForReview(req: PayloadRequest, reviewed: Reviewed, note: string | null): Promise<void> {
  if (!(await reviewIsOn(req))) {
    throw new APIError('Reviews are switched off. Reload the page, then publish.', 409, null, true)
  }
  const { docId, entity } = reviewed
  const asked = {
    state: 'waiting',
    askedBy: Number(req.user?.id),
    askedAt: new Date().toISOString(),
    note,
    decidedBy: null,
    decidedAt: null,
    answer: null,
  } as const
  await initTransaction(req)
  try {
    await acquireAdvisoryLock(req, `review of ${entity}:${docId}`)
    const open = await openRequest(req, reviewed)
    if (open) await req.payload.update({ collection, id: open.id, data: asked, depth: 0, req })
    else await req.payload.create({ collection, data: { entity, docId, ...asked }, depth: 0, req })
    await emailAsked(req, reviewed, note)
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

const decision = (req: PayloadRequest) => ({
  decidedBy: req.user ? Number(req.user.id) : null,
  decidedAt: new Date().toISOString(),
})

/** Sends a document back to the person who asked. @throws APIError 409 if it no longer waits */
export async function sendBack(req: PayloadRequest, reviewed: Reviewed, answer: string): Promise<void> {
  const open = await openRequest(req, reviewed)
  const { docs } = await req.payload.update({
    collection,
    where: { and: [{ id: { equals: open?.id ?? 0 } }, { state: { equals: 'waiting' } }] },
    data: { state: 'sentBack', answer, ...decision(req) },
    depth: 0,
    req,
  })
  if (!open || docs.length === 0) {
    throw new APIError('This no longer waits for a review. Reload the page.', 409, null, true)
  }
  await emailSentBack(req, reviewed, relationId(open.askedBy), answer)
}

/** Ends the open request of a document: it was published, which approves it, or moved to the trash. */
export async function settleRequest(req: PayloadRequest, reviewed: Reviewed, state: 'approved' | 'dropped') {
  const open = await openRequest(req, reviewed)
  if (!open) return
  await req.payload.update({ collection, id: open.id, data: { state, ...decision(req) }, depth: 0, req })
  if (state === 'approved' && open.state === 'waiting') await emailApproved(req, reviewed, relationId(open.askedBy))
}
