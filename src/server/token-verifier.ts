import type { KeyObject } from 'node:crypto'
import type { Audience } from '@/rules/audience'
import { readCookie } from '@/runtime/read-cookie'
import { readToken } from '@/runtime/session-token'
import type { RevokedSessions, SessionAudience, SessionRef } from '@/runtime/sessions'
import { type CachedToken, TokenCache } from './token-cache'

type TokenVerifierOptions = {
  /** From `signingKey`. */
  key: KeyObject
  /** The name of the session cookie. */
  cookieName: string
  /** Reads the session from the database. A rejection is passed on, and nothing is cached. */
  audienceOfSession(session: SessionRef): Promise<SessionAudience | null>
  revoked: Pick<RevokedSessions, 'has'>
  /** Milliseconds since the epoch. */
  now?: () => number
  maxCached?: number
  /** Told of each token that is cached, and of each user whose tokens are dropped, in this order. */
  onChange?: TokenChanges
}

export type TokenChanges = { cached(token: string, entry: CachedToken): void; dropped(userId: number): void }

export type TokenVerifier = {
  /** The audience of this Cookie header, if it is known without a database read: no token, or a cached one. Else null. */
  cachedAudience(cookieHeader: string | undefined): Audience | null
  /** The audience of this Cookie header, looked up if it is not cached. Rejects when the database fails. */
  resolveAudience(cookieHeader: string | undefined): Promise<Audience>
  /** Whether this Cookie header is known to be that of staff. */
  isStaff(cookieHeader: string | undefined): boolean
  /** Drops a user's cached tokens. Call it after the change has been committed. */
  invalidateUser(userId: number): void
}

/**
 * Resolves a request's audience from its session cookie. Each token is looked up once and cached until it, or its
 * session, expires, so that a cached page costs no database read. Code that changes a user's sessions, role or plan
 * must call {@link TokenVerifier.invalidateUser}. An ended session is cached as a visitor's; an invalid token is not
 * cached.
 */
export function createTokenVerifier({
  key,
  cookieName,
  audienceOfSession,
  revoked,
  now,
  maxCached,
  onChange,
}: TokenVerifierOptions): TokenVerifier {
  const tokens = new TokenCache({ now, maxCached })
  /** Grows with every invalidateUser: a lookup that began before it may have read the state before the change. */
  let epoch = 0

  function cacheToken(token: string, entry: CachedToken): void {
    tokens.set(token, entry)
    onChange?.cached(token, entry)
  }

  async function lookUp(token: string): Promise<Audience> {
    const claims = await readToken(token, key)
    if (!claims || revoked.has(claims.sid)) return 'visitor'
    const { expiresAtS, sid, userId } = claims
    const epochBefore = epoch
    const session = await audienceOfSession({ userId, sid })
    // Revoked during the lookup, in memory only: the database may still have the session.
    if (revoked.has(sid)) return 'visitor'
    const audience = session?.audience ?? 'visitor'
    if (epochBefore === epoch) {
      const expiresAtMs = Math.min(expiresAtS * 1_000, session?.expiresAtMs ?? Number.POSITIVE_INFINITY)
      cacheToken(token, { userId, audience, expiresAtMs, ...(session?.isStaff && { isStaff: true }) })
    }
    return audience
  }

  const tokenOf = (cookieHeader: string | undefined) => readCookie(cookieHeader, cookieName) ?? ''

  return {
    cachedAudience: (cookieHeader) => tokens.audienceOf(tokenOf(cookieHeader)),
    async resolveAudience(cookieHeader) {
      const token = tokenOf(cookieHeader)
      return tokens.audienceOf(token) ?? lookUp(token)
    },
    isStaff: (cookieHeader) => tokens.isStaff(tokenOf(cookieHeader)),
    invalidateUser(userId) {
      epoch += 1
      tokens.dropUser(userId)
      onChange?.dropped(userId)
    },
  }
}
