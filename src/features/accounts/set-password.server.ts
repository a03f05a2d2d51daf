import 'server-only'
import { sql } from 'drizzle-orm'
import { hashPassword } from '@/platform/session/password-hash.server'
import { updateUserAndRevokeSessions } from '@/platform/session/session-store.server'
import type { Account } from './account.server'

type SetPasswordOptions = {
  /** The session that is not ended. */
  exceptSid?: string
  /** Whether the password is set by a link in an email, which confirms the address. */
  confirmsEmail?: boolean
}

/**
 * Sets a user's password, lifts a lockout and ends their sessions, in one transaction that begins after the hashing.
 * It updates only these columns, so that concurrent changes of the user are not overwritten.
 * @param account as it was read before
 * @returns false if its password has changed since: nothing is written
 */
export async function setPassword(
  account: Account,
  password: string,
  { exceptSid, confirmsEmail = false }: SetPasswordOptions = {},
): Promise<boolean> {
  const { hash, salt } = await hashPassword(password)
  const confirmation = confirmsEmail ? sql`, _verified = true, _verificationtoken = null` : sql``
  return updateUserAndRevokeSessions(
    account.id,
    sql`update users set hash = ${hash}, salt = ${salt}, updated_at = ${new Date().toISOString()},
      lock_until = null, login_attempts = 0, reset_password_token = null ${confirmation}
      where id = ${account.id} and hash = ${account.hash ?? null} returning id`,
    { exceptSid, condition: sql`exists (select 1 from users where id = ${account.id} and hash = ${hash})` },
  )
}
