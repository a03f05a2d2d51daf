import { createHash, createSecretKey, type KeyObject } from 'node:crypto'
import { jwtVerify } from 'jose'
import { z } from 'zod'
import { type Audience, audienceOfMember, isPlan, type Plan } from '@/rules/audience'
import { LIMITS } from '@/rules/limits'
import { isRole, isStaffRole, type Role } from '@/rules/roles'

/**
 * What the names of our session cookie begin with; the CMS names its cookie `<prefix>-token`. Over https
 * with `__Host-`: browsers then take it only with Secure, for this very host and all of its paths, so that
 * neither a neighboring subdomain nor a page over http can plant one. Asked for at run time: a build knows
 * no SITE_URL.
 */
export function cookiePrefix(siteUrl = process.env.SITE_URL): string {
  return siteUrl?.startsWith('https:') ? '__Host-ebs' : 'ebs'
}

/** The name of the session cookie. @param siteUrl where people find the site */
export const sessionCookieName = (siteUrl = process.env.SITE_URL): string => `${cookiePrefix(siteUrl)}-token`

/** A longer cookie is not ours: refused before any cryptography is spent on it. */
const MAX_TOKEN_CHARS = 4_096

const claims = z.object({
  id: z.number(),
  collection: z.literal('users'),
  role: z.string().refine(isRole),
  plan: z.string().refine(isPlan),
  sid: z.string(),
  exp: z.number(),
})

/** What a verified token says. Nothing else that a browser sends names an audience. DESIGN 10. */
export type TokenClaims = {
  userId: number
  role: Role
  plan: Plan
  audience: Audience
  sid: string
  expiresAtS: number
}

/** Made once for a secret: bytes would be imported anew for each token that is verified. */
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
 * As {@link readToken}, for the two calls that may know somebody whose token has expired: a
 * session outlives its token, and the token names it. Says nothing about the session. DESIGN 7.
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
    // SPEC 8 shows nothing for a bad session, and a cookie's presence says nothing: a visitor.
    return null
  }
}
