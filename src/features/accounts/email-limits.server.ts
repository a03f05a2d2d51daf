import 'server-only'
import type { Limiter } from '@/platform/limits/limit'
import { limiter } from '@/platform/limits/limiter.server'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'

const hour = (points: number) => ({ points, windowS: 60 * 60 })

/**
 * Emails to one account, counted together for every requester and every login name. Exceeding it is silent, since an error would
 * reveal that the account exists.
 */
export const emailsToAccount = limiter('emails-account', hour(2 * LIMITS.emailsPerHour))

/** Counted by what was typed, so that an error does not reveal whether the account exists. */
const byTypedName = {
  join: limiter('emails-join', hour(LIMITS.emailsPerHour)),
  reset: limiter('emails-reset', hour(LIMITS.emailsPerHour)),
}
const byAddress = limiter('emails-address', hour(LIMITS.emailsPerClientPerHour))

/** @throws AppError too_many_requests */
export async function consumeOrReject(rateLimiter: Limiter, key: string, message: string): Promise<void> {
  const retryAfterS = await rateLimiter.consume(key)
  if (retryAfterS !== null) throw new AppError('too_many_requests', message, { retryAfterS })
}

/**
 * Limits requests for an email.
 * @param typed the email address or username as typed, lower case
 * @param address IP address of the client
 * @throws AppError too_many_requests
 */
export async function limitEmailRequest(kind: keyof typeof byTypedName, typed: string, address: string): Promise<void> {
  const message = 'You have requested several emails already. Check your spam folder, or try again in an hour.'
  await consumeOrReject(byAddress, address, message)
  await consumeOrReject(byTypedName[kind], typed, message)
}
