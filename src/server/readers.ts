import type { KeyObject } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { readToken } from '@/features/session/token'
import type { Audience } from '@/rules/audience'
import type { EndedSessions, SessionAudience, SessionName } from './shared'

/** Tokens remembered: enough for the members of a busy half hour. */
const MAX_REMEMBERED = 5_000

type Known = { userId: number; audience: Audience; untilMs: number }

type ReadersOptions = {
  /** From signingKey. */
  key: KeyObject
  /** The session cookie's. */
  cookieName: string
  /** Asks the database. A rejection is passed on, and nothing is remembered. */
  audienceOfSession(session: SessionName): Promise<SessionAudience | null>
  ended: Pick<EndedSessions, 'has'>
  /** Milliseconds since the epoch. */
  now?: () => number
  maxRemembered?: number
}

export type Readers = {
  /** What the sender of this Cookie header may read, from memory: a visitor, or a token that was seen before. Else null. */
  known(cookieHeader: string | undefined): Audience | null
  /** The same, looked up where it is not known. Rejects when the database does not say. */
  audienceOf(cookieHeader: string | undefined): Promise<Audience>
  /** Looks a person's tokens up again when they come next. Call it after the change has committed. */
  forgetMember(userId: number): void
}

/**
 * Tells a request's audience from its session cookie. A page in the cache costs no database read: each token is looked
 * up once and remembered until it, or its session, expires. Whatever changes a person's sessions, role or plan calls
 * {@link Readers.forgetMember}. A session that is over is remembered as a visitor's; garbage is not remembered.
 */
export function createReaders({
  key,
  cookieName,
  audienceOfSession,
  ended,
  now = Date.now,
  maxRemembered = MAX_REMEMBERED,
}: ReadersOptions): Readers {
  const prefix = `${cookieName}=`
  const tokensOf = new Map<number, Set<string>>()
  const known = new LRUCache<string, Known>({
    max: maxRemembered,
    dispose({ userId }, token) {
      const tokens = tokensOf.get(userId)
      tokens?.delete(token)
      if (tokens?.size === 0) tokensOf.delete(userId)
    },
  })
  /** Grows with every forgetMember: a lookup that one overtook may have read the state before the change. */
  let generation = 0

  function remember(token: string, entry: Known): void {
    known.set(token, entry)
    const tokens = tokensOf.get(entry.userId)
    if (tokens) tokens.add(token)
    else tokensOf.set(entry.userId, new Set([token]))
  }

  async function lookUp(token: string): Promise<Audience> {
    const claims = await readToken(token, key)
    if (!claims || ended.has(claims.sid)) return 'visitor'
    const { expiresAtS, sid, userId } = claims
    const before = generation
    const session = await audienceOfSession({ userId, sid })
    // Ended while it was looked up, in memory alone: the database may still have it.
    if (ended.has(sid)) return 'visitor'
    const audience = session?.audience ?? 'visitor'
    if (before === generation) {
      const untilMs = Math.min(expiresAtS * 1_000, session?.expiresAtMs ?? Number.POSITIVE_INFINITY)
      remember(token, { userId, audience, untilMs })
    }
    return audience
  }

  const tokenIn = (cookieHeader: string | undefined) =>
    cookieHeader === undefined ? '' : sessionToken(cookieHeader, prefix)

  function remembered(token: string): Audience | null {
    if (token === '') return 'visitor'
    const entry = known.get(token)
    if (!entry) return null
    if (entry.untilMs > now()) return entry.audience
    // Looked up again: its session may have been lengthened since.
    known.delete(token)
    return null
  }

  return {
    known: (cookieHeader) => remembered(tokenIn(cookieHeader)),
    async audienceOf(cookieHeader) {
      const token = tokenIn(cookieHeader)
      return remembered(token) ?? lookUp(token)
    },
    forgetMember(userId) {
      generation += 1
      for (const token of [...(tokensOf.get(userId) ?? [])]) known.delete(token)
    },
  }
}

/** A cookie's value; empty when there is none. The first of several counts, as in the CMS. @param prefix name and "=" */
export function sessionToken(cookieHeader: string, prefix: string): string {
  let at = cookieHeader.indexOf(prefix)
  // The name may also be the tail of another cookie's name.
  while (at > 0 && cookieHeader[at - 1] !== ' ' && cookieHeader[at - 1] !== ';')
    at = cookieHeader.indexOf(prefix, at + 1)
  if (at === -1) return ''
  const end = cookieHeader.indexOf(';', at)
  return cookieHeader.slice(at + prefix.length, end === -1 ? undefined : end).trim()
}
