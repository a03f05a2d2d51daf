import 'server-only'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { executeInTransaction, executeSql } from '@/cms/client/sql.server'
import { tooManyAttempts } from '@/platform/limits/attempt-limiter.server'
import { limiter } from '@/platform/limits/limiter.server'
import { LIMITS } from '@/rules/limits'

const REASON = 'the challenge that a passkey signs'

/** A challenge for signing in, which is not bound to a user. User ids start at 1. */
export const ANY_USER = 0

const perAddress = limiter('passkey-challenges', {
  points: LIMITS.passkeyChallenges,
  windowS: LIMITS.passkeyChallengesWindowS,
})

/** Limits challenges per IP address. @throws AppError too_many_requests */
export async function limitChallenges(address: string): Promise<void> {
  const retryAfterS = await perAddress.consume(address)
  if (retryAfterS !== null) throw tooManyAttempts(retryAfterS)
}

/**
 * Stores a challenge until it is used, for five minutes at most, and deletes expired ones.
 * @param memberId who adds a passkey, or {@link ANY_USER}
 */
export async function storeChallenge(challenge: string, memberId: number): Promise<void> {
  const nowMs = Date.now()
  const expiresAt = new Date(nowMs + LIMITS.passkeyChallengeLifetimeS * 1_000).toISOString()
  await executeInTransaction(REASON, [
    sql`delete from passkey_challenges where expires_at <= ${new Date(nowMs).toISOString()} returning id`,
    sql`insert into passkey_challenges (challenge, member_id, expires_at)
      values (${challenge}, ${memberId}, ${expiresAt}) returning id`,
  ])
}

/**
 * Deletes a challenge, so that it can be used only once. @returns whether it existed for this user and had not expired
 */
export async function consumeChallenge(challenge: string, memberId: number): Promise<boolean> {
  const rows = await executeSql(
    REASON,
    sql`delete from passkey_challenges
      where challenge = ${challenge} and member_id = ${memberId} and expires_at > ${new Date().toISOString()}
      returning id`,
  )
  return rows.length > 0
}

const clientData = z.object({ challenge: z.string().min(1).max(200) })

/** The challenge in the client data of a browser, not verified yet; null if there is none. */
export function parseChallenge(clientDataJSON: string): string | null {
  try {
    return clientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))).challenge
  } catch {
    return null
  }
}
