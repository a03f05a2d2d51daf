import { hkdfSync } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { LIMITS } from '@/rules/limits'

/** What a link in a letter may do. A token for one is no good for the other. */
const PURPOSES = { confirm: 'newsletter-confirm', unsubscribe: 'newsletter-unsubscribe' } as const
export type LinkPurpose = keyof typeof PURPOSES

/** Longer is not ours: refused before any cryptography is spent on it. */
export const MAX_LINK_TOKEN_CHARS = 1_000

/** A key of its own, so that no link of a letter is ever a session, nor the other way round. */
function signingKey(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', 'newsletter-links', 32))
}

/**
 * A token for a link in a letter. It names the subscriber by number, so that no address
 * stands in logs. One that unsubscribes works for ever: letters are kept for years.
 */
export function signLinkToken(purpose: LinkPurpose, subscriberId: number, secret: string): Promise<string> {
  const token = new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(PURPOSES[purpose])
    .setSubject(String(subscriberId))
    .setIssuedAt()
  if (purpose === 'confirm') token.setExpirationTime(`${LIMITS.newsletterConfirmDays}d`)
  return token.sign(signingKey(secret))
}

/**
 * Whom a link's token names.
 * @returns null for anything forged, garbled, expired or made for another purpose
 */
export async function verifyLinkToken(purpose: LinkPurpose, token: string, secret: string): Promise<number | null> {
  try {
    const { payload } = await jwtVerify(token, signingKey(secret), {
      algorithms: ['HS256'],
      audience: PURPOSES[purpose],
      requiredClaims: ['sub'],
    })
    return Number(payload.sub)
  } catch {
    // Whatever is wrong with it, the person reads the same: the link does not work.
    return null
  }
}
