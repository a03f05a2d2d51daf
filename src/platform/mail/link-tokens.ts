import { hkdfSync } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { LIMITS } from '@/rules/limits'

/** The purposes of links in emails. A token for one is invalid for the other. */
const PURPOSES = {
  confirm: 'newsletter-confirm',
  unsubscribe: 'newsletter-unsubscribe',
  'stop-reminders': 'stop-reminders',
  'stop-mentions': 'stop-mentions',
  'stop-replies': 'stop-replies',
  'stop-follows': 'stop-follows',
  'stop-reactions': 'stop-reactions',
  'stop-daily': 'stop-daily',
  'stop-weekly': 'stop-weekly',
} as const
export type LinkPurpose = keyof typeof PURPOSES

/** A longer token is not ours, and is rejected without verification. */
export const MAX_LINK_TOKEN_CHARS = 1_000

/**
 * A separate key, so that no link token is ever valid as a session, nor the other way around. Its name stays, since the
 * links in emails that were sent stay valid.
 */
function signingKey(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', 'newsletter-links', 32))
}

/**
 * A token for a link in an email. It contains the id of the subscriber or the member, so that no address appears in
 * logs. One that ends emails never expires, since emails are kept for years.
 */
export function signLinkToken(purpose: LinkPurpose, id: number, secret: string): Promise<string> {
  const token = new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(PURPOSES[purpose])
    .setSubject(String(id))
    .setIssuedAt()
  if (purpose === 'confirm') token.setExpirationTime(`${LIMITS.newsletterConfirmDays}d`)
  return token.sign(signingKey(secret))
}

/**
 * Verifies a link's token.
 * @returns the id; null if it is forged, malformed, expired or for another purpose
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
    // Every error gets the same message: the link does not work.
    return null
  }
}
