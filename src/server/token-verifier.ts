import type { KeyObject } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Audience } from '@/rules/audience'
import { readCookie } from '@/runtime/read-cookie'
import { readToken } from '@/runtime/session-token'
import type { RevokedSessions, SessionAudience, SessionRef } from '@/runtime/sessions'

/** Enough for the members of a busy half hour. */
const MAX_CACHED_TOKENS = 5_000

type CachedToken = { userId: number; audience: Audience; expiresAtMs: number }

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
}

export type TokenVerifier = {
  /** The audience of this Cookie header, if it is known without a database read: no token, or a cached one. Else null. */
  cachedAudience(cookieHeader: string | undefined): Audience | null
  /** The audience of this Cookie header, looked up if it is not cached. Rejects when the database fails. */
  resolveAudience(cookieHeader: string | undefined): Promise<Audience>
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
  now = Date.now,
  maxCached = MAX_CACHED_TOKENS,
}: TokenVerifierOptions): TokenVerifier {
  const tokensByUser = new Map<number, Set<string>>()
  const cachedTokens = new LRUCache<string, CachedToken>({
    max: maxCached,
    dispose({ userId }, token) {
      const tokens = tokensByUser.get(userId)
      tokens?.delete(token)
      if (tokens?.size === 0) tokensByUser.delete(userId)
    },
  })
  /** Grows with every invalidateUser: a lookup that began before it may have read the state before the change. */
  let epoch = 0

  function cacheToken(token: string, entry: CachedToken): void {
    cachedTokens.set(token, entry)
    const tokens = tokensByUser.get(entry.userId)
    if (tokens) tokens.add(token)
    else tokensByUser.set(entry.userId, new Set([token]))
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
      cacheToken(token, { userId, audience, expiresAtMs })
    }
    return audience
  }

  const tokenOf = (cookieHeader: string | undefined) => readCookie(cookieHeader, cookieName) ?? ''

  function cachedAudienceOf(token: string): Audience | null {
    if (token === '') return 'visitor'
    const entry = cachedTokens.get(token)
    if (!entry) return null
    if (entry.expiresAtMs > now()) return entry.audience
    // Looked up again, because its session may have been extended.
    cachedTokens.delete(token)
    return null
  }

  return {
    cachedAudience: (cookieHeader) => cachedAudienceOf(tokenOf(cookieHeader)),
    async resolveAudience(cookieHeader) {
      const token = tokenOf(cookieHeader)
      return cachedAudienceOf(token) ?? lookUp(token)
    },
    invalidateUser(userId) {
      epoch += 1
      for (const token of [...(tokensByUser.get(userId) ?? [])]) cachedTokens.delete(token)
    },
  }
}
