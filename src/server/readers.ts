import type { KeyObject } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { readToken, SESSION_COOKIE } from '@/features/session/token'
import type { Audience } from '@/rules/audience'

/** Verified tokens kept: enough for the members of a busy half hour. */
const MAX_REMEMBERED = 5_000
const NAME = `${SESSION_COOKIE}=`

type Known = { audience: Audience; expiresAtMs: number }
export type Readers = {
  /** Who reads: at once for a visitor and for a token seen before, else once it is verified. */
  audienceOf(cookieHeader: string | undefined): Audience | Promise<Audience>
}

/**
 * Tells a request's audience from its session cookie, and remembers what it verified
 * until the token expires. Garbage is a visitor. DESIGN 4.2, 10.
 * @param key from signingKey
 * @param now milliseconds since the epoch
 */
export function createReaders(key: KeyObject, now: () => number = Date.now): Readers {
  const known = new LRUCache<string, Known>({ max: MAX_REMEMBERED })

  async function verify(token: string): Promise<Audience> {
    const claims = await readToken(token, key)
    if (!claims) return 'visitor'
    known.set(token, { audience: claims.audience, expiresAtMs: claims.expiresAtS * 1_000 })
    return claims.audience
  }

  return {
    audienceOf(cookieHeader) {
      const token = cookieHeader === undefined ? '' : sessionToken(cookieHeader)
      if (token === '') return 'visitor'
      const claims = known.get(token)
      if (!claims) return verify(token)
      if (claims.expiresAtMs > now()) return claims.audience
      known.delete(token)
      return 'visitor'
    },
  }
}

/** The session cookie's value; empty when there is none. The first of several counts, as in the CMS. */
export function sessionToken(cookieHeader: string): string {
  let at = cookieHeader.indexOf(NAME)
  // The name may also be the tail of another cookie's name.
  while (at > 0 && cookieHeader[at - 1] !== ' ' && cookieHeader[at - 1] !== ';') at = cookieHeader.indexOf(NAME, at + 1)
  if (at === -1) return ''
  const end = cookieHeader.indexOf(';', at)
  return cookieHeader.slice(at + NAME.length, end === -1 ? undefined : end).trim()
}
