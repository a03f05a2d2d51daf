import 'server-only'
import { asSystem } from '@/cms/client/local-api.server'
import type { User } from '@/payload-types'

/**
 * Finds a user by username or email address, in any case.
 * @param typed without surrounding spaces
 */
export async function findUserByLogin(typed: string): Promise<User | undefined> {
  const name = typed.toLowerCase()
  const payload = await asSystem('signing a user in')
  const { docs } = await payload.find({
    collection: 'users',
    depth: 0,
    limit: 1,
    pagination: false,
    where: { or: [{ username: { equals: name } }, { email: { equals: name } }] },
  })
  return docs[0]
}
