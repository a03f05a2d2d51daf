import { createHash } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

/** What a link in an email is for. */
export type LinkPurpose = 'reset-password' | 'new-address'

/** The account that a link is for. */
export type LinkAccount = { id: number; email: string; hash?: string | null }

const claims = z.object({ id: z.number(), state: z.string(), email: z.string().optional() })

/** A separate key, so that a link cannot be used as a session token, nor a session token as a link. */
const key = (secret: string) => createHash('sha256').update(`links in letters ${secret}`).digest()

/** A digest of the password hash and the email address: changing either invalidates all links sent before. */
function accountState({ email, hash }: LinkAccount): string {
  return createHash('sha256').update(`${email}\n${hash}`).digest('base64url').slice(0, 22)
}

/**
 * Signs the token of a link. Nothing is stored: a link expires with time, or when the account's state changes.
 * @param secret the server's secret
 * @param email the new address, when the link confirms one
 * @param nowMs milliseconds since the epoch
 */
export function signAccountLink(
  secret: string,
  account: LinkAccount,
  { purpose, lifetimeS, email }: { purpose: LinkPurpose; lifetimeS: number; email?: string },
  nowMs: number,
): Promise<string> {
  const nowS = Math.floor(nowMs / 1_000)
  return new SignJWT({ id: account.id, state: accountState(account), ...(email && { email }) })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(purpose)
    .setIssuedAt(nowS)
    .setExpirationTime(nowS + lifetimeS)
    .sign(key(secret))
}

/** Verifies the token of a link. @returns its claims; null when it is expired, for another purpose, or invalid */
export async function readAccountLink(secret: string, token: string, purpose: LinkPurpose) {
  try {
    const { payload } = await jwtVerify(token, key(secret), { algorithms: ['HS256'], audience: purpose })
    return claims.parse(payload)
  } catch {
    // One answer for every reason, so that a caller cannot tell them apart.
    return null
  }
}

/** Whether the account's password and email address are those of when the link was sent. */
export const isLinkCurrent = (account: LinkAccount, { state }: { state: string }) => accountState(account) === state
