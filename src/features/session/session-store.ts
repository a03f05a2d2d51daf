import 'server-only'
import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { asSystem } from '@/cms/client'
import { executeInTransaction, executeSql, queryRows, toDate } from '@/cms/sql'
import type { User } from '@/payload-types'
import { audienceOfMember, isPlan } from '@/rules/audience'
import { LIMITS } from '@/rules/limits'
import { isRole, isStaffRole } from '@/rules/roles'
import { bridge, type SessionAudience, type SessionRef } from '@/server/bridge'

/** What the browser knows of a person is made of this. */
export type UserProfile = Pick<
  User,
  'id' | 'firstName' | 'lastName' | 'username' | 'email' | 'role' | 'plan' | 'about' | 'avatar' | 'deletionAt'
>

/**
 * The person of a live session, as they are at this moment. Every call asks: one small statement, where the CMS
 * would read the whole row and all sessions. @returns null when the session is gone
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

/** What a session may read at this moment, and when it runs out. @returns null when it is gone */
export async function audienceOfSession(session: SessionRef): Promise<SessionAudience | null> {
  const row = await activeSessionRow(session, sql`role, plan, expires_at`)
  if (!row || !isRole(row.role) || !isPlan(row.plan)) return null
  return {
    audience: audienceOfMember({ plan: row.plan, staff: isStaffRole(row.role) }),
    expiresAtMs: toDate(row.expires_at).getTime(),
  }
}

/** @param columns expires_at among them */
async function activeSessionRow({ sid, userId }: SessionRef, columns: SQL): Promise<Record<string, unknown> | null> {
  if (isRevoked(sid)) return null
  const [row] = await queryRows(
    'finding out who is signed in',
    sql`select ${columns} from users join users_sessions on users_sessions._parent_id = users.id
      where users.id = ${userId} and users_sessions.id = ${sid}`,
  )
  return row && toDate(row.expires_at).getTime() > Date.now() ? row : null
}

/** Whether it was ended while the database could not store it. */
const isRevoked = (sid: string) => bridge().server?.revokedSessions.has(sid) === true

const newExpiry = () => new Date(Date.now() + LIMITS.sessionLifetimeS * 1_000).toISOString()

type CreateSessionOptions = {
  /** The password hash that was verified: if the person has another one by now, no session begins. */
  hash?: string
}

/**
 * Begins a session of a person who has proved themselves. One insert: what else is written of the person at this
 * moment stays as it is. Beyond the number that one may have, those unused longest end.
 * @returns its name; null when there is no such person any more, or the password has changed
 */
export async function createSession(userId: number, { hash }: CreateSessionOptions = {}): Promise<string | null> {
  const sid = randomUUID()
  const { db } = await asSystem('signing a person in')
  const hashCondition = hash === undefined ? sql`` : sql`and hash = ${hash}`
  // Without the row lock PostgreSQL would insert beside a change of the password that is about to commit,
  // and whoever ends all sessions after it would miss this one. SQLite has one writer.
  const rowLock = db.name === 'postgres' ? sql`for share` : sql``
  const inserted = await executeSql(
    'signing a person in',
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
  return sid
}

/** Where the CMS lists it among the others; two at once may get the same number. */
const nextOrder = (userId: number) =>
  sql`(select coalesce(max(_order), 0) + 1 from users_sessions where _parent_id = ${userId})`

const now = () => new Date().toISOString()

/**
 * Lets a session last its full time from now on. Of two at once both succeed.
 * @returns the person as they are now; null when the session is gone
 */
export async function extendSession({ userId, sid }: SessionRef): Promise<User | null> {
  if (isRevoked(sid)) return null
  const reason = 'keeping a person signed in'
  const extended = await executeSql(
    reason,
    sql`update users_sessions set expires_at = ${newExpiry()}
      where _parent_id = ${userId} and id = ${sid} and expires_at > ${now()} returning id`,
  )
  if (extended.length === 0) return null
  const payload = await asSystem(reason)
  return payload.findByID({ collection: 'users', id: userId, depth: 0, disableErrors: true })
}

/** Ends a session, wherever its token is. */
export const revokeSession = ({ userId, sid }: SessionRef): Promise<void> => deleteSessions(userId, sql`id = ${sid}`)

/** Ends all sessions of a person but this one. */
export const revokeOtherSessions = ({ userId, sid }: SessionRef): Promise<void> =>
  deleteSessions(userId, sql`id <> ${sid}`)

type ChangeOptions = {
  /** The session that goes on. */
  exceptSid?: string
  /** Sessions end only if this holds after the change. */
  condition?: SQL
}

/**
 * Changes a person and ends their sessions: both, or neither.
 * @param change one update of users that returns the row it has changed
 * @returns whether it has changed one
 */
export async function updateUserAndRevokeSessions(
  userId: number,
  change: SQL,
  { exceptSid, condition = sql`1 = 1` }: ChangeOptions = {},
): Promise<boolean> {
  const others = exceptSid === undefined ? sql`1 = 1` : sql`id <> ${exceptSid}`
  const [changed] = await executeInTransaction('ending the sessions of a person', [
    change,
    sql`delete from users_sessions where _parent_id = ${userId} and ${others} and ${condition}`,
  ])
  bridge().server?.invalidateUser(userId)
  return (changed?.length ?? 0) > 0
}

async function deleteSessions(userId: number, which: SQL): Promise<void> {
  const deleted = await executeSql(
    'ending sessions of a person',
    sql`delete from users_sessions where _parent_id = ${userId} and ${which} returning id`,
  )
  if (deleted.length > 0) bridge().server?.invalidateUser(userId)
}

/** The sessions of a person that live, the latest used first; `lastSeenAt` is the last refresh, ISO 8601. */
export async function activeSessions(userId: number): Promise<{ sid: string; lastSeenAt: string }[]> {
  const rows = await queryRows(
    'the sessions of the person who asks',
    sql`select id, expires_at from users_sessions where _parent_id = ${userId} and expires_at > ${now()}
      order by expires_at desc`,
  )
  const lifetimeMs = LIMITS.sessionLifetimeS * 1_000
  return rows.map(({ expires_at, id }) => ({
    sid: String(id),
    lastSeenAt: new Date(toDate(expires_at).getTime() - lifetimeMs).toISOString(),
  }))
}
