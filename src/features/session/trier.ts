import 'server-only'
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { readRows } from '@/cms/statements'
import type { Trier } from '@/features/limits/attempts'
import { cookieOf, DEVICE_COOKIE } from './cookie'
import type { Browser } from './devices'

type Owner = { id: number; username?: string | null; email: string }

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const STATE_CHARS = 16

/**
 * Who tries to sign in, for the limits. By the account and not by what was typed: somebody with two names has no more
 * tries than others. And by the password of now: with a new one all counts start anew.
 * @param owner the account that the name belongs to, if any
 * @param typed what was sent as the name; undefined where nothing was
 */
export async function trierOf(
  owner: Owner | null | undefined,
  typed: string | undefined,
  { address, headers }: Browser,
): Promise<Trier> {
  if (!owner) return { address, account: typed }
  // The table of devices holds no cookies.
  const device = sha256(cookieOf(headers, DEVICE_COOKIE) ?? '')
  const [row] = await readRows(
    'whether a person has signed in with this browser before',
    sql`select hash, case when exists (select 1 from devices where member_id = ${owner.id} and device = ${device})
      then 1 else 0 end as known from users where id = ${owner.id}`,
  )
  const account = `${owner.username ?? owner.email} ${sha256(String(row?.hash)).slice(0, STATE_CHARS)}`
  return { address, account, device: Number(row?.known) === 1 ? device : undefined }
}
