import 'server-only'
import { createLocalReq, loginOperation } from 'payload'
import { asSystem } from '@/cms/client'
import type { User } from '@/payload-types'

/**
 * Makes sure that a password is a person's, by the CMS's own sign-in: with its count of failures and its lock, its rule
 * for addresses that are not confirmed, and its renewal of old hashes. Sessions are switched off for it: to begin one
 * the CMS would write the whole person back as it was before the password was hashed.
 * @throws AuthenticationError, ValidationError (only spaces), LockedAuth, UnverifiedEmail of the CMS
 */
export async function verifyPassword({ email }: Pick<User, 'email'>, password: string): Promise<void> {
  const payload = await asSystem('checking a password')
  const { config, ...collection } = payload.collections.users
  await loginOperation<'users'>({
    collection: { ...collection, config: { ...config, auth: { ...config.auth, useSessions: false } } },
    data: { email, password },
    depth: 0,
    overrideAccess: true,
    req: await createLocalReq({}, payload),
  })
}
