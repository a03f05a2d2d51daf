import 'server-only'
import { createLocalReq, loginOperation } from 'payload'
import { asSystem } from '@/cms/client/local-api.server'
import type { User } from '@/payload-types'

/**
 * Verifies a password by the CMS's own login, which counts failures, locks the account, rejects unconfirmed addresses
 * and rehashes old formats. Sessions are switched off, since to add one the CMS would write back the whole user as it
 * was before the verification.
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
