import { LRUCache } from 'lru-cache'
import type { Audience } from '@/rules/audience'

/** Enough for the members of a busy half hour. */
const MAX_CACHED_TOKENS = 5_000

/** What a session token's lookup found. An ended session is a visitor's. */
export type CachedToken = { userId: number; audience: Audience; expiresAtMs: number; isStaff?: boolean }

type Options = {
  /** Milliseconds since the epoch. */
  now?: () => number
  maxCached?: number
}

/** The audiences of session tokens that have been looked up, until a token or its session expires. */
export class TokenCache {
  readonly #tokensByUser = new Map<number, Set<string>>()
  readonly #tokens: LRUCache<string, CachedToken>
  readonly #now: () => number

  constructor({ now = Date.now, maxCached = MAX_CACHED_TOKENS }: Options = {}) {
    this.#now = now
    this.#tokens = new LRUCache({ max: maxCached, dispose: ({ userId }, token) => this.#forget(userId, token) })
  }

  /** The audience of a token; null when it has to be looked up. @param token '' for none, which is a visitor */
  audienceOf(token: string): Audience | null {
    if (token === '') return 'visitor'
    const entry = this.#tokens.get(token)
    if (!entry) return null
    if (entry.expiresAtMs > this.#now()) return entry.audience
    // Looked up again, because its session may have been extended.
    this.#tokens.delete(token)
    return null
  }

  /** Whether a token is known to be that of staff. */
  isStaff(token: string): boolean {
    return token !== '' && this.#tokens.peek(token)?.isStaff === true
  }

  set(token: string, entry: CachedToken): void {
    this.#tokens.set(token, entry)
    const tokens = this.#tokensByUser.get(entry.userId)
    if (tokens) tokens.add(token)
    else this.#tokensByUser.set(entry.userId, new Set([token]))
  }

  /** Drops a user's tokens. */
  dropUser(userId: number): void {
    for (const token of [...(this.#tokensByUser.get(userId) ?? [])]) this.#tokens.delete(token)
  }

  #forget(userId: number, token: string): void {
    const tokens = this.#tokensByUser.get(userId)
    tokens?.delete(token)
    if (tokens?.size === 0) this.#tokensByUser.delete(userId)
  }
}
