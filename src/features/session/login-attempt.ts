import 'server-only'
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { queryRows } from '@/cms/sql'
import type { LoginAttempt } from '@/features/limits/attempt-limiter'
import { DEVICE_COOKIE, readCookieHeader } from './cookie'
import type { Browser } from './devices'

type AccountOwner = { id: number; username?: string | null; email: string }

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const HASH_PREFIX_CHARS = 16

/**
 * Who tries to sign in, for the limits. By the account and not by what was typed: somebody with two names has no more
 * tries than others. And by the password of now: with a new one all counts start anew.
 * @param owner the account that the name belongs to, if any
 * @param login what was sent as the name; undefined where nothing was
 */
export async function loginAttemptOf(
  owner: AccountOwner | null | undefined,
  login: string | undefined,
  { address, headers }: Browser,
): Promise<LoginAttempt> {
  if (!owner) return { address, account: login }
  // The table of devices holds no cookies.
  const device = sha256(readCookieHeader(headers, DEVICE_COOKIE) ?? '')
  const [row] = await queryRows(
    'whether a person has signed in with this browser before',
    sql`select hash, case when exists (select 1 from devices where member_id = ${owner.id} and device = ${device})
      then 1 else 0 end as known from users where id = ${owner.id}`,
  )
  const account = `${owner.username ?? owner.email} ${sha256(String(row?.hash)).slice(0, HASH_PREFIX_CHARS)}`
  return { address, account, device: Number(row?.known) === 1 ? device : undefined }
}
