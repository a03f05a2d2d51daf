import { createHmac, timingSafeEqual } from 'node:crypto'
import { LIMITS } from './limits'

/** The query parameters of a signed URL. */
const EXPIRES = 'expires'
const SIGNATURE = 'signature'

const HOUR_MS = 3_600_000

/**
 * Signs the URL of a file. The signature is the same for everyone within an hour, so that browsers can reuse the parts of
 * a video that they have cached.
 * @param nowMs milliseconds since the epoch
 * @returns a query without its question mark, valid for 6 to 7 hours
 */
export function signedQuery(secret: string, filename: string, nowMs: number): string {
  const expiresMs = Math.ceil(nowMs / HOUR_MS) * HOUR_MS + LIMITS.signedUrlHours * HOUR_MS
  const expires = String(expiresMs / 1_000)
  return new URLSearchParams({ [EXPIRES]: expires, [SIGNATURE]: signature(secret, filename, expires) }).toString()
}

/** Whether a URL was signed by this site for this file and has not expired. @param query outside data */
export function isValidSignature(secret: string, filename: string, query: URLSearchParams, nowMs: number): boolean {
  const expires = query.get(EXPIRES) ?? ''
  if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1_000 <= nowMs) return false
  const given = Buffer.from(query.get(SIGNATURE) ?? '')
  const expected = Buffer.from(signature(secret, filename, expires))
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function signature(secret: string, filename: string, expires: string): string {
  // The prefix separates these signatures from others that use the same secret.
  return createHmac('sha256', secret).update(`file\0${filename}\0${expires}`).digest('base64url')
}
