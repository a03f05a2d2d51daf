import { createHash } from 'node:crypto'

const HASH_CHARS = 22

/** The strong ETag of a response body: a hash of its bytes, in quotes. */
export function etagOf(body: Buffer | string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, HASH_CHARS)}"`
}

/**
 * Whether a client has a response already, by its If-None-Match header. Weak comparison, since proxies may weaken ETags:
 * RFC 9110 13.1.2.
 * @param etag from {@link etagOf}
 */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  return ifNoneMatch.split(',').some((part) => ['*', etag].includes(part.trim().replace(/^W\//, '')))
}
