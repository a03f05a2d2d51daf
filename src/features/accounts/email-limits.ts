import 'server-only'
import { type Limiter, limiter } from '@/features/limits/limiter'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'

const hour = (points: number) => ({ points, windowS: 60 * 60 })

/** Letters to one account, whoever asks for them and by whatever name: silent, since it tells who exists. */
export const emailsToAccount = limiter('letters-account', hour(2 * LIMITS.emailsPerHour))

/** By what was typed, so it says nothing about who exists. */
const byTypedName = {
  join: limiter('letters-join', hour(LIMITS.emailsPerHour)),
  reset: limiter('letters-reset', hour(LIMITS.emailsPerHour)),
}
const byAddress = limiter('letters-address', hour(LIMITS.emailsPerClientPerHour))

/** @throws AppError too_many_requests */
export async function consumeOrReject(rateLimiter: Limiter, key: string, message: string): Promise<void> {
  const retryAfterS = await rateLimiter.consume(key)
  if (retryAfterS !== null) throw new AppError('too_many_requests', message, { retryAfterS })
}

/**
 * Admits a request for a letter.
 * @param typed the e-mail address or name that somebody typed, lower case
 * @param address the client's
 * @throws AppError too_many_requests
 */
export async function limitEmailRequest(kind: keyof typeof byTypedName, typed: string, address: string): Promise<void> {
  const message = 'You have asked for several letters already. Look in your spam folder, or try again in an hour.'
  await consumeOrReject(byAddress, address, message)
  await consumeOrReject(byTypedName[kind], typed, message)
}
