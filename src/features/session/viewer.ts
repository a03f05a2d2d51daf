import 'server-only'
import { sql } from 'drizzle-orm'
import { asSystem } from '@/cms/client'
import { queryRows } from '@/cms/sql'
import { AppError } from '@/rules/app-error'
import { type Audience, audienceOfMember, type Plan } from '@/rules/audience'
import { relationId } from '@/rules/relation-id'
import { isStaffRole, ROLES, type Role } from '@/rules/roles'
import { signingSecret } from '@/server/signing-secret'
import { sessionCookie } from './cookie'
import { findUserBySession, type UserProfile } from './session-store'
import { readExpiredToken, readToken, signingKey } from './token'

/** The person that the browser knows. SPEC 3 (session user), DESIGN 6. */
export type SessionUser = {
  id: number
  firstName: string
  lastName: string
  username: string
  email: string
  roles: { displayName: string }[]
  plan: Plan
  about: string
  avatar: { size: number; url: string } | null
  /** ISO 8601: when the account is deleted, as its owner has asked; null for all others. */
  deletionAt: string | null
  /** Seconds since the epoch. */
  jwtAuthExpiration: number
}

/** Who makes a call. `account` is the signed-in person's row, with the plan and role of this moment. */
export type Viewer =
  | { audience: 'visitor'; account: null }
  | { audience: Audience; account: { id: number; role: Role; plan: Plan; sid: string; expiresAtS: number } }

export const VISITOR: Viewer = { audience: 'visitor', account: null }

/**
 * The account behind a call that is for members.
 * @throws AppError unauthenticated, where the call has let a visitor in
 */
export function requireAccount({ account }: Viewer): NonNullable<Viewer['account']> {
  if (!account) throw new AppError('unauthenticated', 'Sign in first.')
  return account
}

/** The key that session tokens are signed with in this process. */
export const sessionSigningKey = () => signingKey(signingSecret())

/**
 * Who is behind a request. The token must verify and its session must still be there;
 * plan and role are those of this moment. Anything else is a visitor.
 */
export async function viewerOf(headers: Headers): Promise<Viewer> {
  const token = sessionCookie(headers)
  if (!token) return VISITOR
  const claims = await readToken(token, sessionSigningKey())
  const user = claims && (await findUserBySession(claims))
  if (!user) return VISITOR
  const { id, plan, role } = user
  return {
    audience: audienceOfMember({ plan, staff: isStaffRole(role) }),
    account: { id, role, plan, sid: claims.sid, expiresAtS: claims.expiresAtS },
  }
}

/** How large a picture is shown at most, in CSS pixels. */
const AVATAR_PX = 96

/** The address of a person's picture: the one they chose, else the one that staff chose for them. */
async function avatarUrl({ avatar, id }: UserProfile): Promise<string | null> {
  const reason = 'the avatar of the person who asks'
  const [own] = await queryRows(
    reason,
    sql`select filename from avatars where member_id = ${id} order by id desc limit 1`,
  )
  if (own?.filename) return `/cms/api/avatars/file/${own.filename}`
  const mediaId = relationId(avatar)
  if (!mediaId) return null
  const payload = await asSystem(reason)
  const picture = await payload.findByID({ collection: 'media', id: mediaId, depth: 0, disableErrors: true })
  return picture?.url ?? null
}

/** A person's row as the browser gets it: these fields and no others. */
export async function toSessionUser(user: UserProfile, expiresAtS: number): Promise<SessionUser> {
  const url = await avatarUrl(user)
  return {
    id: user.id,
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    username: user.username ?? user.email,
    email: user.email,
    roles: [{ displayName: ROLES[user.role] }],
    plan: user.plan,
    about: user.about ?? '',
    avatar: url ? { size: AVATAR_PX, url } : null,
    deletionAt: user.deletionAt ?? null,
    jwtAuthExpiration: expiresAtS,
  }
}

/**
 * The person of a live session; null for everybody else. A token that has expired still names its
 * person here, with the time that is past: SPEC 4's browser then refreshes at once. GET /api/auth/me.
 */
export async function me(headers: Headers): Promise<{ user: SessionUser | null }> {
  const claims = await readExpiredToken(sessionCookie(headers), sessionSigningKey())
  const user = claims && (await findUserBySession(claims))
  return { user: user && (await toSessionUser(user, claims.expiresAtS)) }
}
