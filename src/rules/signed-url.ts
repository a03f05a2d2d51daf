import { createHmac, timingSafeEqual } from 'node:crypto'
import { LIMITS } from './limits'

/** The parameters of a signed address. */
const EXPIRES = 'expires'
const SIGNATURE = 'signature'

const HOUR_MS = 3_600_000

/**
 * What makes the address of a file work, and for how long: the same for everybody within an hour, so that a browser
 * that has parts of the film need not fetch them again. DESIGN 7.
 * @param nowMs since the epoch
 * @returns a query without its question mark, good for 6 to 7 hours
 */
export function signedQuery(secret: string, filename: string, nowMs: number): string {
  const expiresMs = Math.ceil(nowMs / HOUR_MS) * HOUR_MS + LIMITS.signedUrlHours * HOUR_MS
  const expires = String(expiresMs / 1_000)
  return new URLSearchParams({ [EXPIRES]: expires, [SIGNATURE]: signature(secret, filename, expires) }).toString()
}

/** Whether an address of a file was given out by us, for this file, and still holds. @param query outside data */
export function isValidSignature(secret: string, filename: string, query: URLSearchParams, nowMs: number): boolean {
  const expires = query.get(EXPIRES) ?? ''
  if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1_000 <= nowMs) return false
  const given = Buffer.from(query.get(SIGNATURE) ?? '')
  const expected = Buffer.from(signature(secret, filename, expires))
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function signature(secret: string, filename: string, expires: string): string {
  // Named, so that nothing else that is signed with the secret can be taken for it.
  return createHmac('sha256', secret).update(`file\0${filename}\0${expires}`).digest('base64url')
}
