import 'server-only'
import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { asSystem } from '@/cms/client/local-api.server'
import { executeInTransaction, executeSql, queryRows, toDate } from '@/cms/client/sql.server'
import type { User } from '@/payload-types'
import { audienceOfMember, isPlan } from '@/rules/audience'
import { LIMITS } from '@/rules/limits'
import { isRole, isStaffRole } from '@/rules/roles'
import { bridge } from '@/runtime/bridge'
import type { SessionAudience, SessionRef } from '@/runtime/sessions'

/** The columns of a user that are sent to the browser. */
export type UserProfile = Pick<
  User,
  'id' | 'firstName' | 'lastName' | 'username' | 'email' | 'role' | 'plan' | 'about' | 'avatar' | 'deletionAt'
>

/**
 * The user of an active session, as stored now. It runs on every call, so it is one small query, where the CMS would
 * read the whole row and all sessions. @returns null if the session has ended
 */
export async function findUserBySession(session: SessionRef): Promise<UserProfile | null> {
  const row = await activeSessionRow(
    session,
    sql`first_name, last_name, username, email, role, plan, about, avatar_id, deletion_at, expires_at`,
  )
  if (!row || !isRole(row.role) || !isPlan(row.plan)) return null
  const { about, avatar_id, deletion_at, email, first_name, last_name, username } = row
  return {
    id: session.userId,
    firstName: asText(first_name),
    lastName: asText(last_name),
    username: asText(username) ?? '',
    email: asText(email) ?? '',
    role: row.role,
    plan: row.plan,
    about: asText(about),
    avatar: avatar_id === null ? null : Number(avatar_id),
    deletionAt: deletion_at === null ? null : toDate(deletion_at).toISOString(),
  }
}

const asText = (value: unknown) => (typeof value === 'string' ? value : null)

/** The current audience of a session, and when it expires. @returns null if it has ended */
export async function audienceOfSession(session: SessionRef): Promise<SessionAudience | null> {
  const row = await activeSessionRow(session, sql`role, plan, expires_at`)
  if (!row || !isRole(row.role) || !isPlan(row.plan)) return null
  return {
    audience: audienceOfMember({ plan: row.plan, staff: isStaffRole(row.role) }),
    expiresAtMs: toDate(row.expires_at).getTime(),
    isStaff: isStaffRole(row.role),
  }
}

/** @param columns must include expires_at */
async function activeSessionRow({ sid, userId }: SessionRef, columns: SQL): Promise<Record<string, unknown> | null> {
  if (isRevoked(sid)) return null
  const [row] = await queryRows(
    'finding out who is signed in',
    sql`select ${columns} from users join users_sessions on users_sessions._parent_id = users.id
      where users.id = ${userId} and users_sessions.id = ${sid}`,
  )
  return row && toDate(row.expires_at).getTime() > Date.now() ? row : null
}

/** Whether it was ended while the database could not store that. */
const isRevoked = (sid: string) => bridge().server?.revokedSessions.has(sid) === true

const newExpiry = () => new Date(Date.now() + LIMITS.sessionLifetimeS * 1_000).toISOString()

type CreateSessionOptions = {
  /** The password hash that was verified: if it has changed since, no session is created. */
  hash?: string
}

/**
 * Creates a session for an authenticated user with a single insert, so that concurrent changes of the user are not
 * overwritten. Sessions beyond the maximum per user are deleted, the least recently used first.
 * @returns its id; null if the user does not exist or the password has changed
 */
export async function createSession(userId: number, { hash }: CreateSessionOptions = {}): Promise<string | null> {
  const sid = randomUUID()
  const { db } = await asSystem('signing a user in')
  const hashCondition = hash === undefined ? sql`` : sql`and hash = ${hash}`
  // Without the row lock PostgreSQL would insert beside a password change that is about to commit, and ending all
  // sessions after it would miss this one. SQLite has a single writer.
  const rowLock = db.name === 'postgres' ? sql`for share` : sql``
  const inserted = await executeSql(
    'signing a user in',
    sql`insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
      select ${nextOrder(userId)}, id, ${sid}, ${now()}, ${newExpiry()} from users
      where id = ${userId} ${hashCondition} ${rowLock} returning id`,
  )
  if (inserted.length === 0) return null
  await deleteSessions(
    userId,
    sql`(expires_at <= ${now()} or id not in (
      select id from users_sessions where _parent_id = ${userId}
      order by expires_at desc, created_at desc limit ${LIMITS.sessionsPerUser}))`,
  )
  await noteSeen(userId)
  return sid
}

/** The position in the CMS's list; two concurrent inserts may get the same number. */
const nextOrder = (userId: number) =>
  sql`(select coalesce(max(_order), 0) + 1 from users_sessions where _parent_id = ${userId})`

const now = () => new Date().toISOString()

/**
 * Extends a session to its full lifetime from now. Concurrent calls both succeed.
 * @returns the current user; null if the session has ended
 */
export async function extendSession({ userId, sid }: SessionRef): Promise<User | null> {
  if (isRevoked(sid)) return null
  const reason = 'extending the session of a user'
  const extended = await executeSql(
    reason,
    sql`update users_sessions set expires_at = ${newExpiry()}
      where _parent_id = ${userId} and id = ${sid} and expires_at > ${now()} returning id`,
  )
  if (extended.length === 0) return null
  const payload = await asSystem(reason)
  const user = await payload.findByID({ collection: 'users', id: userId, depth: 0, disableErrors: true })
  if (user && (user.lastSeenOn ?? '') < today()) await noteSeen(userId)
  return user
}

/** Noon of today in UTC, which is the same day nearly everywhere. ISO 8601. */
const today = () => `${now().slice(0, 10)}T12:00:00.000Z`

/**
 * Notes the day on which a user was last here, for staff: once a day, when a session begins or is extended. The time of
 * change stays, since no one has changed the user. A failure is logged and must not prevent the sign-in.
 */
async function noteSeen(userId: number): Promise<void> {
  try {
    await executeSql(
      'noting the day of a visit',
      sql`update users set last_seen_on = ${today()}
        where id = ${userId} and (last_seen_on is null or last_seen_on < ${today()}) returning id`,
    )
  } catch (error) {
    const payload = await asSystem('logging')
    payload.logger.error(error, 'The day of a visit was not noted.')
  }
}

/** Ends a session, for every copy of its token. */
export const revokeSession = ({ userId, sid }: SessionRef): Promise<void> => deleteSessions(userId, sql`id = ${sid}`)

/** Ends all sessions of a user except this one. */
export const revokeOtherSessions = ({ userId, sid }: SessionRef): Promise<void> =>
  deleteSessions(userId, sql`id <> ${sid}`)

type ChangeOptions = {
  /** The session that is not ended. */
  exceptSid?: string
  /** Sessions end only if this SQL condition holds after the change. */
  condition?: SQL
}

/**
 * Changes a user and ends their sessions in one transaction.
 * @param change an update of users that returns the changed row
 * @returns whether a row was changed
 */
export async function updateUserAndRevokeSessions(
  userId: number,
  change: SQL,
  { exceptSid, condition = sql`1 = 1` }: ChangeOptions = {},
): Promise<boolean> {
  const others = exceptSid === undefined ? sql`1 = 1` : sql`id <> ${exceptSid}`
  const [changed] = await executeInTransaction('ending the sessions of a user', [
    change,
    sql`delete from users_sessions where _parent_id = ${userId} and ${others} and ${condition}`,
  ])
  bridge().server?.invalidateUser(userId)
  return (changed?.length ?? 0) > 0
}

async function deleteSessions(userId: number, which: SQL): Promise<void> {
  const deleted = await executeSql(
    'ending sessions of a user',
    sql`delete from users_sessions where _parent_id = ${userId} and ${which} returning id`,
  )
  if (deleted.length > 0) bridge().server?.invalidateUser(userId)
}

/** The active sessions of a user, the most recently used first; `lastSeenAt` is the last refresh, ISO 8601. */
export async function activeSessions(userId: number): Promise<{ sid: string; lastSeenAt: string }[]> {
  const rows = await queryRows(
    'the sessions of the signed-in user',
    sql`select id, expires_at from users_sessions where _parent_id = ${userId} and expires_at > ${now()}
      order by expires_at desc`,
  )
  const lifetimeMs = LIMITS.sessionLifetimeS * 1_000
  return rows.map(({ expires_at, id }) => ({
    sid: String(id),
    lastSeenAt: new Date(toDate(expires_at).getTime() - lifetimeMs).toISOString(),
  }))
}
