import 'server-only'
import { createHash } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Account } from './account'

/** What a link in a letter lets its reader do. */
export type LinkPurpose = 'reset-password' | 'new-address'

const claims = z.object({ id: z.number(), state: z.string(), email: z.string().optional() })

/** A key of its own: no link can pass for a session, and no session for a link. */
const key = () =>
  createHash('sha256')
    .update(`links in letters ${process.env.PAYLOAD_SECRET ?? ''}`)
    .digest()

/** Changes with the password and the e-mail address, so that either makes every link sent before useless. */
function stateOf({ email, hash }: Account): string {
  return createHash('sha256').update(`${email}\n${hash}`).digest('base64url').slice(0, 22)
}

/**
 * Signs what a link carries. Nothing is stored: a link dies with time, and with what it changes.
 * @param email the new address, where that is what it confirms
 */
export function linkToken(
  account: Account,
  { purpose, lifetimeS, email }: { purpose: LinkPurpose; lifetimeS: number; email?: string },
): Promise<string> {
  return new SignJWT({ id: account.id, state: stateOf(account), ...(email && { email }) })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(purpose)
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + lifetimeS)
    .sign(key())
}

/** What a link says. @returns null when it is expired, for something else, or nothing of ours */
export async function readLinkToken(token: string, purpose: LinkPurpose) {
  try {
    const { payload } = await jwtVerify(token, key(), { algorithms: ['HS256'], audience: purpose })
    return claims.parse(payload)
  } catch {
    // Who sent it is told the same, whatever is wrong with it.
    return null
  }
}

/** Whether nothing has changed since the link was sent. */
export const stillFits = (account: Account, { state }: { state: string }) => stateOf(account) === state
