import 'server-only'
import type { Payload, Where } from 'payload'
import { asSystem } from '@/cms/client'
import type { User } from '@/payload-types'

/** A person's row with what no reader sees: hash, tokens, sessions. */
export type Account = User

/**
 * Finds one account as the database has it.
 * @param where must name a value: an empty one matches anybody
 */
export async function findAccount(where: Where): Promise<Account | null> {
  const payload = await asSystem('finding an account by what its owner knows')
  return payload.db.findOne<Account>({ collection: 'users', where })
}

export const byEmail = (email: string): Where => ({ email: { equals: email } })
export const byUsername = (username: string): Where => ({ username: { equals: username } })

/**
 * Changes an account in one statement, if it is still as it was when that was decided.
 * @returns false when it is not
 * @throws what the database says of an e-mail address that another account has
 */
export async function updateWhere(
  payload: Payload,
  where: Where,
  data: Partial<Record<keyof Account, unknown>>,
): Promise<boolean> {
  const changed = await payload.db.updateOne({ collection: 'users', where, data, options: { atomic: true } })
  return Boolean(changed)
}
