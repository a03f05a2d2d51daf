import 'server-only'
import { AuthenticationError, LockedAuth, UnverifiedEmail, ValidationError } from 'payload'
import { z } from 'zod'
import { asSystem } from '@/cms/client'
import { loginAttempts, tooMany } from '@/features/limits/attempts'
import type { User } from '@/payload-types'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'
import { TEXTS } from '@/rules/texts'
import { type Arrived, arrive } from './arrive'
import { sessionCookie, signOutCookie } from './cookie'
import type { Browser } from './devices'
import { spendHashTime } from './hash-time'
import { inTurn } from './in-turn'
import { personCalled } from './person-called'
import { lengthen, revoke } from './record'
import { readAgedToken, readToken } from './token'
import { trierOf } from './trier'
import { remindToConfirm } from './unconfirmed'
import { ourKey } from './viewer'

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
    const session = await inTurn(found.id, () => openSession(found, password))
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

async function openSession({ email }: User, password: string) {
  const payload = await asSystem('signing a person in')
  const { token } = await payload.login({ collection: 'users', data: { email, password } })
  const claims = await readToken(token, ourKey())
  if (!token || !claims) throw new Error('The CMS signed a token that does not verify.')
  await lengthen(claims)
  return { token, ...claims }
}

/** Signs a person out: the session is gone, whoever still has the token. @returns the Set-Cookie value */
export async function signOut(headers: Headers): Promise<string> {
  // A token that has expired still names its session, which it could refresh.
  const claims = await readAgedToken(sessionCookie(headers), ourKey())
  if (claims) await inTurn(claims.userId, () => revoke(claims))
  return signOutCookie()
}
