import 'server-only'
import { AuthenticationError, LockedAuth, UnverifiedEmail, ValidationError } from 'payload'
import { z } from 'zod'
import { returnTo } from '@/features/accounts/bodies.server'
import { resendConfirmation } from '@/features/accounts/confirmation.server'
import { loginLimiter, tooManyAttempts } from '@/platform/limits/attempt-limiter.server'
import { completeSignIn, type SignInResult } from '@/platform/session/complete-sign-in.server'
import type { Browser } from '@/platform/session/devices.server'
import { findUserByLogin } from '@/platform/session/find-user-by-login.server'
import { loginAttemptOf } from '@/platform/session/login-attempt.server'
import { hashDummyPassword } from '@/platform/session/password-hash.server'
import { createSessionWithPassword } from '@/platform/session/password-session.server'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'
import { TEXTS } from '@/rules/texts'

/** POST /api/auth/login: a username or an email address, a password, and the page to return to once it is confirmed. */
export const loginBody = z.object({
  username: z.string().trim().min(1, 'Enter your username or email address.').max(LIMITS.emailMaxChars),
  password: z.string().min(1, 'Enter your password.').max(LIMITS.passwordMaxChars),
  return: returnTo,
})

const invalidCredentials = () => new AppError('invalid_credentials', TEXTS.loginFailed)

/**
 * Signs a user in. An unknown name and a wrong password get the same response.
 * @param browser the client that sent the request
 * @returns the user and the Set-Cookie values, the session's first
 * @throws AppError invalid_credentials, email_not_confirmed, too_many_requests
 */
export async function signIn(
  { username, password, return: returnTo }: z.infer<typeof loginBody>,
  browser: Browser,
): Promise<SignInResult> {
  const user = await findUserByLogin(username)
  const attempt = await loginAttemptOf(user, username, browser)
  await loginLimiter.consume(attempt)
  if (!user) {
    await hashDummyPassword()
    throw invalidCredentials()
  }
  try {
    const session = await createSessionWithPassword(user.id, password)
    await loginLimiter.recordSuccess(attempt)
    return await completeSignIn(user, session, browser)
  } catch (error) {
    if (error instanceof UnverifiedEmail) {
      await loginLimiter.recordSuccess(attempt)
      await resendConfirmation(user.id, returnTo)
      throw new AppError('email_not_confirmed', TEXTS.emailNotConfirmed)
    }
    if (error instanceof LockedAuth) throw tooManyAttempts(LIMITS.loginWindowS)
    // The CMS rejects a password of spaces before it compares it.
    if (error instanceof AuthenticationError || error instanceof ValidationError) throw invalidCredentials()
    throw error
  }
}
