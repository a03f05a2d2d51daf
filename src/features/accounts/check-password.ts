import 'server-only'
import { AuthenticationError, LockedAuth, ValidationError } from 'payload'
import { loginLimiter, tooManyAttempts } from '@/features/limits/attempt-limiter'
import { loginAttemptOf } from '@/features/session/login-attempt'
import { verifyPassword } from '@/features/session/verify-password'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'
import type { Account } from './account'

/** Guesses of whoever is signed in count together, whatever address they come from: a session goes anywhere. */
const SIGNED_IN_DEVICE = 'signed-in'

const wrongPassword = () =>
  new AppError('bad_request', 'The password is incorrect.', { fields: { password: 'The password is incorrect.' } })

/**
 * Makes sure that the person who asks knows the account's password, within the limits of signing
 * in: a session that somebody left open must not be a place to guess.
 * @param address the client's
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
