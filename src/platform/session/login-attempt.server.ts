import 'server-only'
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { queryRows } from '@/cms/client/sql.server'
import type { LoginAttempt } from '@/platform/limits/attempt-limiter.server'
import { readCookie } from '@/runtime/read-cookie'
import { DEVICE_COOKIE } from './cookie'
import type { Browser } from './devices.server'

type AccountOwner = { id: number; username?: string | null; email: string }

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const HASH_PREFIX_CHARS = 16

/**
 * The key of a login attempt for the rate limits. It uses the account, not the typed name, so that a user with two
 * names gets no more attempts; and the current password hash, so that a new password resets all counts.
 * @param owner the account of the login name, if any
 * @param login the login name as sent; undefined if there was none
 */
export async function loginAttemptOf(
  owner: AccountOwner | null | undefined,
  login: string | undefined,
  { address, headers }: Browser,
): Promise<LoginAttempt> {
  if (!owner) return { address, account: login }
  // The table stores hashes of device cookies.
  const device = sha256(readCookie(headers.get('cookie'), DEVICE_COOKIE) ?? '')
  const [row] = await queryRows(
    'whether a user has signed in with this browser before',
    sql`select hash, case when exists (select 1 from devices where member_id = ${owner.id} and device = ${device})
      then 1 else 0 end as known from users where id = ${owner.id}`,
  )
  const account = `${owner.username ?? owner.email} ${sha256(String(row?.hash)).slice(0, HASH_PREFIX_CHARS)}`
  return { address, account, device: Number(row?.known) === 1 ? device : undefined }
}
