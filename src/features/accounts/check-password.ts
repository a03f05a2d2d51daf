import 'server-only'
import { AuthenticationError, LockedAuth, ValidationError } from 'payload'
import { asSystem } from '@/cms/client'
import { loginAttempts, tooMany } from '@/features/limits/attempts'
import { inTurn } from '@/features/session/in-turn'
import { revoke } from '@/features/session/record'
import { readToken, signingKey } from '@/features/session/token'
import { trierOf } from '@/features/session/trier'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'
import { secret } from '@/server/signing-secret'
import type { Account } from './account'

const wrong = () =>
  new AppError('bad_request', 'The password is incorrect.', { fields: { password: 'The password is incorrect.' } })

/**
 * Makes sure that the person who asks knows the account's password, within the limits of signing
 * in: a session that somebody left open must not be a place to guess.
 * @param address the client's
 * @throws AppError bad_request (`fields.password`), too_many_requests
 */
export async function checkPassword(account: Account, password: string, address: string): Promise<void> {
  const trier = await trierOf(account, undefined, { address, headers: new Headers() })
  await loginAttempts.take(trier)
  try {
    // The CMS checks a password by signing in; the session that it makes ends here.
    await inTurn(account.id, async () => {
      const payload = await asSystem('checking the password of the person who asks')
      const { token } = await payload.login({ collection: 'users', data: { email: account.email, password } })
      const claims = await readToken(token, signingKey(secret()))
      if (claims) await revoke(claims)
    })
  } catch (error) {
    if (error instanceof LockedAuth) throw tooMany(LIMITS.loginWindowS)
    if (error instanceof AuthenticationError || error instanceof ValidationError) throw wrong()
    throw error
  }
  await loginAttempts.succeeded(trier)
}
