import 'server-only'
import { sql } from 'drizzle-orm'
import { asSystem } from '@/cms/client/local-api.server'
import { queryRows } from '@/cms/client/sql.server'
import { AppError } from '@/rules/app-error'
import { type Audience, audienceOfMember, type Plan } from '@/rules/audience'
import { relationId } from '@/rules/relation-id'
import { isStaffRole, ROLES, type Role } from '@/rules/roles'
import { readExpiredToken, readToken, signingKey } from '@/runtime/session-token'
import { signingSecret } from '@/runtime/signing-secret'
import { sessionCookie } from './cookie'
import { findUserBySession, type UserProfile } from './session-store.server'

/** The user as the browser gets it (docs/product.md#states). */
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
  /** ISO 8601: when the account is deleted, if its owner requested that; otherwise null. */
  deletionAt: string | null
  /** Seconds since the epoch. */
  jwtAuthExpiration: number
}

/** Who makes a call. `account` is the signed-in user's row, with the current plan and role. */
export type Viewer =
  | { audience: 'visitor'; account: null }
  | {
      audience: Audience
      account: { id: number; role: Role; plan: Plan; sid: string; expiresAtS: number }
      /** The person for whom staff make the call; a session never has it. */
      onBehalfOf?: number
    }

export const VISITOR: Viewer = { audience: 'visitor', account: null }

/**
 * The account of a call that is only for members.
 * @throws AppError unauthenticated for a visitor
 */
export function requireAccount({ account }: Viewer): NonNullable<Viewer['account']> {
  if (!account) throw new AppError('unauthenticated', 'Sign in first.')
  return account
}

/** The key that signs session tokens in this process. */
export const sessionSigningKey = () => signingKey(signingSecret())

/**
 * The viewer of a request. The token must be valid and its session active; plan and role are the current ones.
 * Anything else is a visitor.
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

/** The largest size that an avatar is shown at, in CSS pixels. */
const AVATAR_PX = 96

/** The URL of a user's avatar: their own upload, or the one that staff chose for them. */
async function avatarUrl({ avatar, id }: UserProfile): Promise<string | null> {
  const reason = 'the avatar of the signed-in user'
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

/** A user's row as the browser gets it: these fields and no others. */
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
 * The user of an active session; null otherwise. An expired token still identifies its user here, with the past
 * expiry, and the browser then refreshes at once. GET /api/auth/me.
 */
export async function me(headers: Headers): Promise<{ user: SessionUser | null }> {
  const claims = await readExpiredToken(sessionCookie(headers), sessionSigningKey())
  const user = claims && (await findUserBySession(claims))
  return { user: user && (await toSessionUser(user, claims.expiresAtS)) }
}
