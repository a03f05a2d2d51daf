import 'server-only'
import { sql } from 'drizzle-orm'
import { hashPassword } from '@/features/session/password-hash'
import { changeAndEndSessions } from '@/features/session/record'
import type { Account } from './account'

type SetPasswordOptions = {
  /** The session that goes on. */
  but?: string
  /** Whoever sets it has read a mail to the account's address, which confirms that. */
  confirms?: boolean
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
  { but, confirms = false }: SetPasswordOptions = {},
): Promise<boolean> {
  const { hash, salt } = await hashPassword(password)
  const confirmed = confirms ? sql`, _verified = true, _verificationtoken = null` : sql``
  return changeAndEndSessions(
    account.id,
    sql`update users set hash = ${hash}, salt = ${salt}, updated_at = ${new Date().toISOString()},
      lock_until = null, login_attempts = 0, reset_password_token = null ${confirmed}
      where id = ${account.id} and hash = ${account.hash ?? null} returning id`,
    { but, provided: sql`exists (select 1 from users where id = ${account.id} and hash = ${hash})` },
  )
}
