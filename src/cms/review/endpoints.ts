import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { LIMITS } from '@/rules/limits'
import { relationId } from '@/rules/relation-id'
import { needsReview } from '@/rules/review'
import { hasRole, OWNERS, staff } from '../access/rules'
import { roleOf } from '../access/viewer'
import type { Place } from '../documents/document'
import { parseBody, parseSent } from '../documents/endpoint'
import { staffNames } from '../versions/names'
import { askForReview, openRequest, sendBack } from './requests'
import { reviewIsOn } from './required'
import { requireReviewable, requireReviewed, reviewedRef } from './reviewed'

/** How a document stands, for its form. Times are ISO; a name is null for a person who has left. */
export type ReviewAnswer = {
  /** Whether the settings ask for reviews. Nothing of them is shown otherwise. */
  on: boolean
  mayPublish: boolean
  request: null | {
    state: 'waiting' | 'sentBack'
    by: string | null
    mine: boolean
    at: string
    note: string | null
    /** What the manager wrote who sent it back. */
    answer: null | { by: string | null; at: string; text: string }
  }
}

const TOO_LONG = `A note has ${LIMITS.reviewNoteMaxChars} characters at most.`
const note = z.string().trim().max(LIMITS.reviewNoteMaxChars, TOO_LONG)
const asking = reviewedRef.extend({ note: note.optional() })
const returning = reviewedRef.extend({ note: note.min(1, 'Say what to change.') })
const mayDecide = hasRole(...OWNERS)

async function stateOf(req: PayloadRequest, place: Place): Promise<ReviewAnswer> {
  if (!(await reviewIsOn(req))) return { on: false, mayPublish: true, request: null }
  const mayPublish = !needsReview(roleOf(req))
  const open = await openRequest(req, place)
  if (!open || (open.state !== 'waiting' && open.state !== 'sentBack')) return { on: true, mayPublish, request: null }
  const { askedAt, state } = open
  const askedBy = relationId(open.askedBy)
  const decidedBy = relationId(open.decidedBy)
  const names = await staffNames(req, [askedBy ?? [], decidedBy ?? []].flat())
  const answer =
    open.decidedAt && open.answer
      ? { by: names.get(decidedBy ?? 0) ?? null, at: open.decidedAt, text: open.answer }
      : null
  const by = names.get(askedBy ?? 0) ?? null
  return {
    on: true,
    mayPublish,
    request: { state, by, mine: askedBy === req.user?.id, at: askedAt, note: open.note || null, answer },
  }
}

/** A call for staff. @returns how the document stands afterwards */
function call(method: 'get' | 'post', path: string, run: (req: PayloadRequest) => Promise<Place>): Endpoint {
  return {
    path,
    method,
    handler: async (req) => {
      if (!staff({ req })) throw new APIError('This is for staff.', 403, null, true)
      return Response.json(await stateOf(req, await run(req)), { headers: { 'cache-control': 'no-store' } })
    },
  }
}

/** Asking for a review, and sending a document back. Publishing it approves it (settle.ts). */
export const reviewEndpoints: Endpoint[] = [
  call('get', '/about', async (req) => requireReviewable(req, parseSent(reviewedRef, req.query))),
  call('post', '/ask', async (req) => {
    const { note: words, ...ref } = await parseBody(req, asking)
    const reviewed = await requireReviewed(req, ref)
    await askForReview(req, reviewed, words || null)
    return reviewed
  }),
  call('post', '/send-back', async (req) => {
    if (!mayDecide({ req })) throw new APIError('Your role does not include this.', 403, null, true)
    const { note: words, ...ref } = await parseBody(req, returning)
    const reviewed = await requireReviewed(req, ref)
    await sendBack(req, reviewed, words)
    return reviewed
  }),
]
