import 'server-only'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'
import { TEXTS } from '@/rules/texts'
import { limiter } from './limiter.server'

/** One attempt to sign in. */
export type LoginAttempt = {
  /** The client's IP address. */
  address: string
  /** The account of the attempt, if known. */
  account?: string
  /** The id of the browser, if the account has been signed in to with it before (see loginAttemptOf). */
  device?: string
}

export type AttemptLimiter = {
  /**
   * Counts an attempt before it is verified, so that concurrent attempts count too. @throws AppError too_many_requests
   */
  consume(attempt: LoginAttempt): Promise<void>
  /** The attempt succeeded: it does not count, and the count of this browser or address for the account is reset. */
  recordSuccess(attempt: LoginAttempt): Promise<void>
}

/** The "too many attempts" error with its Retry-After. @param retryAfterS seconds */
export const tooManyAttempts = (retryAfterS: number) =>
  new AppError('too_many_requests', TEXTS.tooManyAttempts(Math.ceil(retryAfterS / 60)), { retryAfterS: retryAfterS })

const WINDOW_OPTIONS = { windowS: LIMITS.loginWindowS }

/**
 * The maximum of attempts in the window: at one account from one address (or browser), from one address, at one
 * account.
 */
type AttemptLimits = { byPair: number; address: number; account: number }

const UNIFORM_LIMITS: AttemptLimits = {
  byPair: LIMITS.loginFailures,
  address: LIMITS.loginFailures,
  account: LIMITS.loginFailures,
}

/**
 * Limits failed attempts. The window is fixed: ten minutes after the first attempt all are allowed again, so that
 * an attacker cannot lock an account for longer by continuing.
 *
 * A known browser of the account has a count of its own, separate from the account's and the address's, so that the
 * owner can sign in while others are guessing.
 * @param name prefix of its keys
 */
export function createAttemptLimiter(name: string, limits: AttemptLimits = UNIFORM_LIMITS): AttemptLimiter {
  const byPair = limiter(`${name}-together`, { ...WINDOW_OPTIONS, points: limits.byPair })
  const byAddress = limiter(`${name}-address`, { ...WINDOW_OPTIONS, points: limits.address })
  const byAccount = limiter(`${name}-account`, { ...WINDOW_OPTIONS, points: limits.account })
  const accountKey = (account: string) => account.trim().toLowerCase()
  const pairKey = ({ account, address, device }: LoginAttempt & { account: string }) =>
    // Neither addresses nor device ids contain spaces, so the keys cannot collide.
    device ? `device ${device} ${accountKey(account)}` : `address ${address} ${accountKey(account)}`

  /**
   * An attempt that one limit rejects does not count for the next, so that a blocked client does not use up a shared
   * address.
   */
  async function consumeAll({ account, address, device }: LoginAttempt): Promise<number | null> {
    if (!account) return byAddress.consume(address)
    const retryAfterS = await byPair.consume(pairKey({ account, address, device }))
    if (retryAfterS !== null || device) return retryAfterS
    return (await byAddress.consume(address)) ?? (await byAccount.consume(accountKey(account)))
  }

  async function recordSuccess({ account, address, device }: LoginAttempt): Promise<void> {
    if (account) await byPair.clear(pairKey({ account, address, device }))
    if (device && account) return
    await Promise.all([byAddress.refund(address), account && byAccount.refund(accountKey(account))])
  }

  return {
    async consume(attempt) {
      const retryAfterS = await consumeAll(attempt)
      if (retryAfterS !== null) throw tooManyAttempts(retryAfterS)
    },
    recordSuccess,
  }
}

/** Signing in, by our own call and the CMS's. Generous per address, which many people may share. */
export const loginLimiter = createAttemptLimiter('login', {
  byPair: LIMITS.loginFailures,
  address: LIMITS.loginFailuresPerClient,
  account: LIMITS.loginFailuresPerAccount,
})
