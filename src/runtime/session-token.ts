import { createHash, createSecretKey, type KeyObject } from 'node:crypto'
import { jwtVerify } from 'jose'
import { z } from 'zod'
import { type Audience, audienceOfMember, isPlan, type Plan } from '@/rules/audience'
import { LIMITS } from '@/rules/limits'
import { isRole, isStaffRole, type Role } from '@/rules/roles'
import { siteOrigin } from './env'

/**
 * The prefix of the session cookie's name; the CMS names its cookie `<prefix>-token`. Over https it is `__Host-`:
 * browsers then accept it only with Secure, for this host and all paths, so that neither a neighboring subdomain nor a
 * page over http can plant one. Read at run time, since a build has no SITE_URL.
 */
export function cookiePrefix(origin = siteOrigin()): string {
  return origin.startsWith('https:') ? '__Host-ebs' : 'ebs'
}

/** The name of the session cookie. @param origin the public origin of the site */
export const sessionCookieName = (origin = siteOrigin()): string => `${cookiePrefix(origin)}-token`

/** A longer value is not ours, and is rejected without verification. */
const MAX_TOKEN_CHARS = 4_096

const claims = z.object({
  id: z.number(),
  collection: z.literal('users'),
  role: z.string().refine(isRole),
  plan: z.string().refine(isPlan),
  sid: z.string(),
  exp: z.number(),
})

/** The claims of a verified token. An audience is never derived from anything else that a browser sends. */
export type TokenClaims = {
  userId: number
  role: Role
  plan: Plan
  audience: Audience
  sid: string
  expiresAtS: number
}

/** Cached per secret: a key in bytes would be imported for each token. */
const keys = new Map<string, KeyObject>()

/** The key the CMS signs with, from the configured secret (Payload's own derivation). */
export function signingKey(secret: string): KeyObject {
  const key =
    keys.get(secret) ?? createSecretKey(createHash('sha256').update(secret).digest('hex').slice(0, 32), 'utf8')
  keys.set(secret, key)
  return key
}

/**
 * Verifies a session token.
 * @param token the cookie's value, as the browser sent it
 * @param key from {@link signingKey}
 * @returns its claims; null for anything absent, garbled, forged or expired: a visitor
 */
export function readToken(token: string | undefined, key: KeyObject): Promise<TokenClaims | null> {
  return verified(token, key, 0)
}

/**
 * As {@link readToken}, but accepts an expired token, for calls that identify the session: a session outlives its
 * token. Does not check that the session is active.
 */
export function readExpiredToken(token: string | undefined, key: KeyObject): Promise<TokenClaims | null> {
  return verified(token, key, LIMITS.sessionLifetimeS)
}

async function verified(token: string | undefined, key: KeyObject, overdueS: number): Promise<TokenClaims | null> {
  if (!token || token.length > MAX_TOKEN_CHARS) return null
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], clockTolerance: overdueS })
    const { id, plan, role, sid, exp } = claims.parse(payload)
    const audience = audienceOfMember({ plan, staff: isStaffRole(role) })
    return { userId: id, role, plan, audience, sid, expiresAtS: exp }
  } catch {
    // An invalid session shows no error, and a cookie alone proves nothing: the viewer is a visitor.
    return null
  }
}
