import 'server-only'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'
import { TEXTS } from '@/rules/texts'
import { limiter } from './limiter'

/** Who tries. */
export type LoginAttempt = {
  /** The client's address. */
  address: string
  /** The account that the attempt is about, where that is known. */
  account?: string
  /** Names the browser, where the account has been signed in to with it before: see knownDevice. */
  device?: string
}

export type AttemptLimiter = {
  /** Counts one attempt, before it is looked at, so that attempts sent at once count too. @throws AppError too_many_requests */
  consume(attempt: LoginAttempt): Promise<void>
  /** The attempt was right: it does not count, and this browser or address starts anew with the account. */
  recordSuccess(attempt: LoginAttempt): Promise<void>
}

/** "Too many attempts" as people read it, and Retry-After. @param retryAfterS seconds */
export const tooManyAttempts = (retryAfterS: number) =>
  new AppError('too_many_requests', TEXTS.tooManyAttempts(Math.ceil(retryAfterS / 60)), { retryAfterS: retryAfterS })

const WINDOW_OPTIONS = { windowS: LIMITS.loginWindowS }

/** How many attempts in the window: at one account from one address (or browser), from one address, at one account. */
type AttemptLimits = { byPair: number; address: number; account: number }

const UNIFORM_LIMITS: AttemptLimits = {
  byPair: LIMITS.loginFailures,
  address: LIMITS.loginFailures,
  account: LIMITS.loginFailures,
}

/**
 * Limits attempts at one thing. Ten minutes after the first one all are allowed again, whatever came in between, so
 * that nobody is locked out of an account for longer by somebody who keeps trying.
 *
 * A browser that the account has been signed in to with has a count of its own, and neither the account's nor the
 * address's: its owner gets in while somebody else guesses.
 * @param name prefix of its keys
 */
export function createAttemptLimiter(name: string, limits: AttemptLimits = UNIFORM_LIMITS): AttemptLimiter {
  const byPair = limiter(`${name}-together`, { ...WINDOW_OPTIONS, points: limits.byPair })
  const byAddress = limiter(`${name}-address`, { ...WINDOW_OPTIONS, points: limits.address })
  const byAccount = limiter(`${name}-account`, { ...WINDOW_OPTIONS, points: limits.account })
  const accountKey = (account: string) => account.trim().toLowerCase()
  const pairKey = ({ account, address, device }: LoginAttempt & { account: string }) =>
    // No address and no device's name has a space: the keys cannot be mistaken for one another.
    device ? `device ${device} ${accountKey(account)}` : `address ${address} ${accountKey(account)}`

  /** What is refused in one count takes nothing from the next: a guesser's sixth try is not the neighbors' loss. */
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

/** Signing in, by our own call and by the CMS's. Wide for an address: many people may share it. */
export const loginLimiter = createAttemptLimiter('login', {
  byPair: LIMITS.loginFailures,
  address: LIMITS.loginFailuresPerClient,
  account: LIMITS.loginFailuresPerAccount,
})
