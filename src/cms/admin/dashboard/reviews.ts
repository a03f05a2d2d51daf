import type { GlobalSlug, Where } from 'payload'
import { documentTitles, placeKey } from '@/cms/documents/titles'
import { OPEN_STATES } from '@/cms/review/requests'
import { globalTitle, pathOf } from '@/cms/review/reviewed'
import { allStaffNames } from '@/cms/versions/names'
import type { ReviewRequest } from '@/payload-types'
import { relationId } from '@/rules/relation-id'
import { needsReview } from '@/rules/review'
import { type DashboardUser, MAX_ITEMS, type PendingItems } from './reader'

/** A document in review. */
export type ReviewRow = {
  id: number
  title: string
  /** Below the admin's route. */
  path: string
  state: 'waiting' | 'sentBack'
  /** Who asked or sent it back; null for a person who has left. */
  by: string | null
  at: string
}

/** More requests than are open at a time. */
const MAX_REQUESTS = 200

/**
 * What waits for a manager's review, or what the user has asked for and is not published yet; the longest waiting first.
 * @returns null while the settings do not ask for reviews
 */
export async function reviews({ payload, user }: DashboardUser): Promise<PendingItems<ReviewRow> | null> {
  const { reviewBeforePublishing } = await payload.findGlobal({ slug: 'settings', depth: 0, draft: false })
  if (!reviewBeforePublishing) return null
  const where: Where = needsReview(user.role)
    ? { and: [{ state: { in: [...OPEN_STATES] } }, { askedBy: { equals: user.id } }] }
    : { state: { equals: 'waiting' } }
  const { docs } = await payload.find({
    collection: 'reviewRequests',
    where,
    sort: 'askedAt',
    limit: MAX_REQUESTS,
    pagination: false,
    depth: 0,
  })
  const [titles, names] = await Promise.all([titlesOf({ payload, user }, docs), allStaffNames(payload)])
  const items = docs.flatMap((request): ReviewRow[] => {
    const title = titles.get(placeKey(request))
    if (title === undefined || (request.state !== 'waiting' && request.state !== 'sentBack')) return []
    const { id, state } = request
    const [by, at] = deed(request)
    return [{ id, title, path: pathOf(request), state, by: names.get(by ?? 0) ?? null, at }]
  })
  return { count: items.length, items: items.slice(0, MAX_ITEMS) }
}

/** Who did the last thing, and when. */
function deed({ askedAt, askedBy, decidedAt, decidedBy, state }: ReviewRequest): [number | null, string] {
  return state === 'sentBack' ? [relationId(decidedBy), decidedAt ?? askedAt] : [relationId(askedBy), askedAt]
}

/** Titles of documents that the user can read, and of globals. */
async function titlesOf(
  { payload, user }: Pick<DashboardUser, 'payload' | 'user'>,
  requests: readonly ReviewRequest[],
) {
  const titles = await documentTitles(
    payload,
    user,
    requests.filter(({ docId }) => docId > 0),
  )
  for (const request of requests) {
    const config = payload.globals.config.find(({ slug }) => slug === (request.entity as GlobalSlug))
    if (request.docId === 0 && config) titles.set(placeKey(request), globalTitle(config))
  }
  return titles
}
