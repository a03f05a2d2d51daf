import 'server-only'
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { asSystem } from '@/cms/client'
import { momentIn, readRows } from '@/cms/statements'
import type { User } from '@/payload-types'
import { isPlan } from '@/rules/audience'
import { LIMITS } from '@/rules/limits'
import { isRole } from '@/rules/roles'

/** Names a session: whose, and which. */
type Named = { userId: number; sid: string }
type Session = NonNullable<User['sessions']>[number]

/**
 * The person of a session that has neither been revoked nor run out. DESIGN 7.
 * @returns the row as it is now; null when the session is gone
 */
async function personOf({ userId, sid }: Named): Promise<User | null> {
  const payload = await asSystem('finding out who is signed in')
  const user = await payload.findByID({ collection: 'users', id: userId, depth: 0, disableErrors: true })
  const session = user?.sessions?.find(({ id }) => id === sid)
  return user && session && isLive(session) ? user : null
}

/** What the browser knows of a person is made of this. */
export type Person = Pick<
  User,
  'id' | 'firstName' | 'lastName' | 'username' | 'email' | 'role' | 'plan' | 'about' | 'avatar' | 'deletionAt'
>

/**
 * The person of a live session, as they are at this moment. Every call asks: one small statement, where the CMS
 * would read the whole row and all sessions. @returns null when the session is gone
 */
export async function livePerson({ sid, userId }: Named): Promise<Person | null> {
  const [row] = await readRows(
    'finding out who is signed in',
    sql`select first_name, last_name, username, email, role, plan, about, avatar_id, deletion_at, expires_at from users
      join users_sessions on users_sessions._parent_id = users.id
      where users.id = ${userId} and users_sessions.id = ${sid}`,
  )
  if (!row || momentIn(row.expires_at).getTime() <= Date.now()) return null
  if (!isRole(row.role) || !isPlan(row.plan)) return null
  const { about, avatar_id, deletion_at, email, first_name, last_name, username } = row
  return {
    id: userId,
    firstName: text(first_name),
    lastName: text(last_name),
    username: text(username) ?? '',
    email: text(email) ?? '',
    role: row.role,
    plan: row.plan,
    about: text(about),
    avatar: avatar_id === null ? null : Number(avatar_id),
    deletionAt: deletion_at === null ? null : momentIn(deletion_at).toISOString(),
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : null)

const isLive = ({ expiresAt }: Session) => new Date(expiresAt).getTime() > Date.now()

const fullTime = () => new Date(Date.now() + LIMITS.sessionLifetimeS * 1_000).toISOString()

/** As many as one may have: those used last. */
const newest = (sessions: readonly Session[]) => [...sessions].sort(byExpiry).slice(-LIMITS.sessionsPerPerson)

/**
 * Begins a session of a person who has proved themselves without the CMS, which begins one after a password. Call it in
 * turn. @returns the person, and the session's name; null when there is no such person any more
 */
export async function begin(userId: number): Promise<{ user: User; sid: string } | null> {
  const payload = await asSystem('signing a person in')
  const user = await payload.findByID({ collection: 'users', id: userId, depth: 0, disableErrors: true })
  if (!user) return null
  const session = { id: randomUUID(), createdAt: new Date().toISOString(), expiresAt: fullTime() }
  await keep(userId, newest([...(user.sessions ?? []).filter(isLive), session]))
  return { user, sid: session.id }
}

/**
 * Lets a session last its full time from now on: the CMS gives it the life of one token only.
 * Call it in turn. @returns the person; null when the session is gone
 */
export async function lengthen({ userId, sid }: Named): Promise<User | null> {
  const user = await personOf({ userId, sid })
  if (!user) return null
  const expiresAt = fullTime()
  const sessions = (user.sessions ?? []).filter(isLive)
  const longer = sessions.map((session) => (session.id === sid ? { ...session, expiresAt } : session))
  await keep(userId, newest(longer))
  return user
}

const byExpiry = (one: Session, other: Session) => one.expiresAt.localeCompare(other.expiresAt)

/** Ends a session, wherever its token is. Call it in turn. */
export async function revoke({ userId, sid }: Named): Promise<void> {
  await revokeAllBut(userId, (id) => id !== sid)
}

/** Ends sessions of a person, but for those to be kept. Call it in turn. */
export async function revokeAllBut(userId: number, isKept: (sid: string) => boolean): Promise<void> {
  const payload = await asSystem('ending the sessions of the person who asks')
  const user = await payload.findByID({ collection: 'users', id: userId, depth: 0, disableErrors: true })
  if (user)
    await keep(
      userId,
      (user.sessions ?? []).filter(({ id }) => isKept(id)),
    )
}

/** Ends all sessions of a person but one, around a change with which the CMS itself would end that one too. Call it in turn. */
export async function endAllButOne({ userId, sid }: Named, change: () => Promise<void>): Promise<void> {
  const payload = await asSystem('ending the other sessions of the person who asks')
  const user = await payload.findByID({ collection: 'users', id: userId, depth: 0, disableErrors: true })
  const own = (user?.sessions ?? []).filter(({ id }) => id === sid)
  await keep(userId, own)
  await change()
  await keep(userId, own)
}

/** The sessions of a person that live, the latest used first; `lastSeenAt` is the last refresh, ISO 8601. */
export async function liveSessions(userId: number): Promise<{ sid: string; lastSeenAt: string }[]> {
  const payload = await asSystem('the sessions of the person who asks')
  const user = await payload.findByID({ collection: 'users', id: userId, depth: 0, disableErrors: true })
  const lifetimeMs = LIMITS.sessionLifetimeS * 1_000
  return (user?.sessions ?? [])
    .filter(isLive)
    .sort((one, other) => byExpiry(other, one))
    .map(({ expiresAt, id }) => ({
      sid: id,
      lastSeenAt: new Date(new Date(expiresAt).getTime() - lifetimeMs).toISOString(),
    }))
}

/** Writes the sessions alone: what else of the person is changed meanwhile stays changed. */
async function keep(id: number, sessions: Session[]): Promise<void> {
  const payload = await asSystem('keeping the sessions of a person')
  // Coming by is no change of the person: null leaves the time of the last one as it is.
  const data = { sessions, updatedAt: null }
  // All of them are taken out and put in again: whoever asks in between must not find none.
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('The database adapter no longer has transactions.')
  try {
    await payload.db.updateOne({ collection: 'users', id, data, returning: false, req: { transactionID } })
    await payload.db.commitTransaction(transactionID)
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID)
    throw error
  }
}
