import { createHash } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

/** What a link in an email lets its reader do. */
export type LinkPurpose = 'reset-password' | 'new-address'

/** The account that a link is for, with what no reader sees. */
export type LinkAccount = { id: number; email: string; hash?: string | null }

const claims = z.object({ id: z.number(), state: z.string(), email: z.string().optional() })

/** A key of its own: no link can pass for a session, and no session for a link. */
const key = (secret: string) => createHash('sha256').update(`links in letters ${secret}`).digest()

/** Changes with the password and the email address, so that either makes every link sent before useless. */
function accountState({ email, hash }: LinkAccount): string {
  return createHash('sha256').update(`${email}\n${hash}`).digest('base64url').slice(0, 22)
}

/**
 * Signs what a link carries. Nothing is stored: a link dies with time, and with what it changes.
 * @param secret the server's
 * @param email the new address, where that is what it confirms
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

/** What a link says. @returns null when it is expired, for something else, or nothing of ours */
export async function readAccountLink(secret: string, token: string, purpose: LinkPurpose) {
  try {
    const { payload } = await jwtVerify(token, key(secret), { algorithms: ['HS256'], audience: purpose })
    return claims.parse(payload)
  } catch {
    // Who sent it is told the same, whatever is wrong with it.
    return null
  }
}

/** Whether nothing has changed since the link was sent. */
export const isLinkCurrent = (account: LinkAccount, { state }: { state: string }) => accountState(account) === state
