import 'server-only'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'
import { TEXTS } from '@/rules/texts'
import { limiter } from './limiter'

/** Who tries: the client's address, and the account it is about where that is known. */
export type Trier = { address: string; account?: string }

export type Attempts = {
  /** Counts one attempt, before it is looked at, so that attempts sent at once count too. @throws AppError too_many_requests */
  take(trier: Trier): Promise<void>
  /** The attempt was right: it does not count, and the account starts anew. */
  succeeded(trier: Trier): Promise<void>
}

/** "Too many attempts" as people read it, and Retry-After. @param waitS seconds */
export const tooMany = (waitS: number) =>
  new AppError('too_many_requests', TEXTS.tooManyAttempts(Math.ceil(waitS / 60)), { retryAfterS: waitS })

/**
 * Limits attempts at one thing, per account and per address: 5 in 10 minutes unless told
 * otherwise. Ten minutes after the first one all are allowed again, whatever came in between, so
 * that nobody is locked out of an account for longer by somebody who keeps trying. DESIGN 7.
 * @param name prefix of its keys
 */
export function attempts(
  name: string,
  window = { points: LIMITS.loginFailures as number, windowS: LIMITS.loginWindowS as number },
): Attempts {
  const byAccount = limiter(`${name}-account`, window)
  const byAddress = limiter(`${name}-address`, window)
  const keyOf = (account: string) => account.trim().toLowerCase()
  return {
    async take({ account, address }) {
      // An address that is refused counts nothing against the account it names.
      const waitS = (await byAddress.take(address)) ?? (account ? await byAccount.take(keyOf(account)) : null)
      if (waitS !== null) throw tooMany(waitS)
    },
    async succeeded({ account, address }) {
      await Promise.all([byAddress.giveBack(address), account && byAccount.clear(keyOf(account))])
    },
  }
}

/** Signing in, by our own call and by the CMS's. */
export const loginAttempts = attempts('login')
