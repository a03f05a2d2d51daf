import 'server-only'
import { AuthenticationError, LockedAuth, UnverifiedEmail, ValidationError } from 'payload'
import { z } from 'zod'
import { loginAttempts, tooMany } from '@/features/limits/attempts'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'
import { TEXTS } from '@/rules/texts'
import { type Arrived, arrive } from './arrive'
import type { Browser } from './devices'
import { openByPassword } from './open-session'
import { spendHashTime } from './password-hash'
import { personCalled } from './person-called'
import { trierOf } from './trier'
import { remindToConfirm } from './unconfirmed'

/** SPEC 3 (login payload): a username or an e-mail address, and a password. */
export const loginBody = z.object({
  username: z.string().trim().min(1, 'Enter your username or e-mail address.').max(LIMITS.emailMaxChars),
  password: z.string().min(1, 'Enter your password.').max(LIMITS.passwordMaxChars),
})

const refusal = () => new AppError('invalid_credentials', TEXTS.loginFailed)

/**
 * Signs a person in. The same answer for an unknown name and a wrong password. DESIGN 7.
 * @param browser where the request came from
 * @returns the person and the Set-Cookie values, the session's first
 * @throws AppError invalid_credentials, email_not_confirmed, too_many_requests
 */
export async function signIn({ username, password }: z.infer<typeof loginBody>, browser: Browser): Promise<Arrived> {
  const found = await personCalled(username)
  const trier = await trierOf(found, username, browser)
  await loginAttempts.take(trier)
  if (!found) {
    await spendHashTime()
    throw refusal()
  }
  try {
    const session = await openByPassword(found.id, password)
    await loginAttempts.succeeded(trier)
    return await arrive(found, session, browser)
  } catch (error) {
    if (error instanceof UnverifiedEmail) {
      await loginAttempts.succeeded(trier)
      await remindToConfirm(found)
      throw new AppError('email_not_confirmed', TEXTS.emailNotConfirmed)
    }
    if (error instanceof LockedAuth) throw tooMany(LIMITS.loginWindowS)
    // The CMS finds a password of spaces not worth checking.
    if (error instanceof AuthenticationError || error instanceof ValidationError) throw refusal()
    throw error
  }
}
