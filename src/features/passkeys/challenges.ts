import 'server-only'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { executeInTransaction, executeSql } from '@/cms/sql'
import { tooManyAttempts } from '@/features/limits/attempt-limiter'
import { limiter } from '@/features/limits/limiter'
import { LIMITS } from '@/rules/limits'

const REASON = 'the challenge that a passkey signs'

/** Everybody who wants to sign in. Ids of people begin at 1. */
export const ANY_USER = 0

const perAddress = limiter('passkey-challenges', {
  points: LIMITS.passkeyChallenges,
  windowS: LIMITS.passkeyChallengesWindowS,
})

/** Lets one client address ask for so many. @throws AppError too_many_requests */
export async function limitChallenges(address: string): Promise<void> {
  const retryAfterS = await perAddress.consume(address)
  if (retryAfterS !== null) throw tooManyAttempts(retryAfterS)
}

/**
 * Keeps a challenge until it is answered, five minutes at most; those that are older go.
 * @param memberId who adds a passkey by it, or {@link ANY_USER}
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

/** Takes a challenge away, so that it is good once. @returns whether it was there, for this person and in time */
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

/** The challenge that a browser says it had signed; null where it says nothing of the kind. Proves nothing yet. */
export function parseChallenge(clientDataJSON: string): string | null {
  try {
    return clientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))).challenge
  } catch {
    return null
  }
}
