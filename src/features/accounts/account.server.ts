import 'server-only'
import type { Payload, Where } from 'payload'
import { asSystem } from '@/cms/client/local-api.server'
import type { User } from '@/payload-types'

/** A user's row with the fields that are hidden from readers: hash, tokens, sessions. */
export type Account = User

/**
 * Finds one account with all its columns.
 * @param where must contain a value: an empty one matches any user
 */
export async function findAccount(where: Where): Promise<Account | null> {
  const payload = await asSystem('finding an account by what its owner knows')
  return payload.db.findOne<Account>({ collection: 'users', where })
}

export const byEmail = (email: string): Where => ({ email: { equals: email } })
export const byUsername = (username: string): Where => ({ username: { equals: username } })

/**
 * Changes an account in one statement, if it still matches `where`.
 * @returns false if it does not
 * @throws the database's error for an email address that another account has
 */
export async function updateWhere(
  payload: Payload,
  where: Where,
  data: Partial<Record<keyof Account, unknown>>,
): Promise<boolean> {
  const changed = await payload.db.updateOne({ collection: 'users', where, data, options: { atomic: true } })
  return Boolean(changed)
}
