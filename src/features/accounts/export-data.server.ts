import 'server-only'
import type { CollectionSlug } from 'payload'
import { rowsByDatabaseId } from '@/catalogue/queries.server'
import { asSystem } from '@/cms/client/local-api.server'
import { tooManyAttempts } from '@/platform/limits/attempt-limiter.server'
import { limiter } from '@/platform/limits/limiter.server'
import { requireAccount, type Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'
import { MEMBER_COLLECTIONS, USER_COLLECTIONS } from '@/rules/member-collections'
import { findAccount } from './account.server'

const REASON = 'a copy of the data of the signed-in user'
const perHour = limiter('data-copies', { points: LIMITS.dataExportsPerHour, windowS: 60 * 60 })

/** Columns that are internal: owners, ids of sessions, browsers and weeks, secrets, and what passkeys are verified with. */
const INTERNAL = new Set([
  'member',
  'device',
  'sid',
  'credentialId',
  'publicKey',
  'counter',
  'transports',
  'keptOpen',
  'calendarToken',
  'user',
  'by',
  'doneBy',
  'billingDay',
  'nextChangeAt',
  'providerEvent',
  'providerId',
  'providerSession',
  'customer',
  'reads',
  'written',
  'choice',
  'checkout',
  'session',
  'boughtBy',
  'redeemedBy',
  'author',
  'digest',
  'searchText',
  'heldFor',
  'mentions',
  'key',
])

type Row = Record<string, unknown>

const withoutInternals = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !INTERNAL.has(name)))

/** All rows of a member, by collection. */
async function memberRows(member: number): Promise<Record<string, Row[]>> {
  const payload = await asSystem(REASON)
  const read = async (collection: CollectionSlug, owner: string) => {
    const where = { [owner]: { equals: member } }
    const { docs } = await payload.db.find<Row>({ collection, where, sort: 'id', pagination: false })
    return [collection, docs.map(withoutInternals)] as const
  }
  const rows = await Promise.all([
    ...MEMBER_COLLECTIONS.map((collection) => read(collection, 'member')),
    ...[...USER_COLLECTIONS, 'membership-events' as const].map((collection) => read(collection, 'user')),
    read('gifts', 'boughtBy'),
    read('forumTopics', 'author'),
    read('forumPosts', 'author'),
    read('forumPictures', 'author'),
    read('editorComments', 'author'),
  ])
  return Object.fromEntries(rows)
}

/** The titles of the items that the rows refer to by number. */
async function titlesOf(rows: readonly Row[]): Promise<Record<string, string>> {
  const ids = new Set(rows.map(({ item }) => item).filter((item) => typeof item === 'number'))
  const found = await rowsByDatabaseId([...ids])
  return Object.fromEntries(found.map(({ databaseId, title }) => [databaseId, title]))
}

/**
 * All data that the site holds about the user, in one object. GET /api/user/data.
 * @throws AppError too_many_requests
 */
export async function exportData(viewer: Viewer) {
  const { id } = requireAccount(viewer)
  const retryAfterS = await perHour.consume(String(id))
  if (retryAfterS !== null) throw tooManyAttempts(retryAfterS)
  const account = await findAccount({ id: { equals: id } })
  if (!account) throw new AppError('unauthenticated', 'Sign in first.')
  const payload = await asSystem(REASON)
  const [rows, newsletter, milestones, programmes] = await Promise.all([
    memberRows(id),
    payload.db.find<Row>({ collection: 'subscribers', where: { email: { equals: account.email } }, pagination: false }),
    payload.db.find<Row>({ collection: 'milestones', pagination: false }),
    payload.db.find<Row>({ collection: 'programmes', select: { title: true }, pagination: false }),
  ])
  const { about, createdAt, deletionAt, email, firstName, lastName, lastSeenOn, plan, role, sessions, updatedAt } =
    account
  const { username } = account
  return {
    takenAt: new Date().toISOString(),
    account: {
      id,
      firstName,
      lastName,
      username,
      email,
      about,
      role,
      plan,
      createdAt,
      updatedAt,
      deletionAt,
      lastSeenOn,
    },
    sessions: (sessions ?? []).map((session) => ({ createdAt: session.createdAt, expiresAt: session.expiresAt })),
    ...rows,
    newsletter: newsletter.docs.map(withoutInternals),
    /** What the numbers in `item`, `milestone` and `programme` refer to. */
    items: await titlesOf(Object.values(rows).flat()),
    milestones: Object.fromEntries(milestones.docs.map((milestone) => [milestone.id, milestone.title])),
    programmes: Object.fromEntries(programmes.docs.map((programme) => [programme.id, programme.title])),
  }
}
