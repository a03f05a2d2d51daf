import 'server-only'
import { AuthenticationError, LockedAuth, ValidationError } from 'payload'
import { loginLimiter, tooManyAttempts } from '@/platform/limits/attempt-limiter.server'
import { loginAttemptOf } from '@/platform/session/login-attempt.server'
import { verifyPassword } from '@/platform/session/verify-password.server'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'
import type { Account } from './account.server'

/**
 * Attempts by a signed-in client count together for all IP addresses, since a stolen session can be used from
 * anywhere.
 */
const SIGNED_IN_DEVICE = 'signed-in'

const wrongPassword = () =>
  new AppError('bad_request', 'The password is incorrect.', { fields: { password: 'The password is incorrect.' } })

/**
 * Verifies the account's password, within the limits of signing in: an unattended session must not allow unlimited
 * guesses.
 * @param address IP address of the client
 * @throws AppError bad_request (`fields.password`), too_many_requests
 */
export async function checkPassword(account: Account, password: string, address: string): Promise<void> {
  const attempt = {
    ...(await loginAttemptOf(account, undefined, { address, headers: new Headers() })),
    device: SIGNED_IN_DEVICE,
  }
  await loginLimiter.consume(attempt)
  try {
    await verifyPassword(account, password)
  } catch (error) {
    if (error instanceof LockedAuth) throw tooManyAttempts(LIMITS.loginWindowS)
    if (error instanceof AuthenticationError || error instanceof ValidationError) throw wrongPassword()
    throw error
  }
  await loginLimiter.recordSuccess(attempt)
}
