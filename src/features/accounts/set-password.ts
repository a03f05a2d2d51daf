import 'server-only'
import { sql } from 'drizzle-orm'
import { hashPassword } from '@/features/session/password-hash'
import { updateUserAndRevokeSessions } from '@/features/session/session-store'
import type { Account } from './account'

type SetPasswordOptions = {
  /** The session that goes on. */
  exceptSid?: string
  /** Whoever sets it has read a mail to the account's address, which confirms that. */
  confirmsEmail?: boolean
}

/**
 * Sets a person's password, lifts what failed log-ins have locked, and ends their sessions, in one transaction that
 * begins after the hash is worked out. These columns alone: what else of the person is written meanwhile stays.
 * @param account as it was when it was decided
 * @returns false when its password has become another one since: nothing is changed
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
