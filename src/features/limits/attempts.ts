import 'server-only'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'
import { TEXTS } from '@/rules/texts'
import { limiter } from './limiter'

/** Who tries. */
export type Trier = {
  /** The client's address. */
  address: string
  /** The account that the attempt is about, where that is known. */
  account?: string
  /** Names the browser, where the account has been signed in to with it before: see knownDevice. */
  device?: string
}

export type Attempts = {
  /** Counts one attempt, before it is looked at, so that attempts sent at once count too. @throws AppError too_many_requests */
  take(trier: Trier): Promise<void>
  /** The attempt was right: it does not count, and this browser or address starts anew with the account. */
  succeeded(trier: Trier): Promise<void>
}

/** "Too many attempts" as people read it, and Retry-After. @param waitS seconds */
export const tooMany = (waitS: number) =>
  new AppError('too_many_requests', TEXTS.tooManyAttempts(Math.ceil(waitS / 60)), { retryAfterS: waitS })

const WINDOW = { windowS: LIMITS.loginWindowS }

/** How many attempts in the window: at one account from one address (or browser), from one address, at one account. */
type Bounds = { together: number; address: number; account: number }

const EVERYWHERE_THE_SAME: Bounds = {
  together: LIMITS.loginFailures,
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
export function attempts(name: string, bounds: Bounds = EVERYWHERE_THE_SAME): Attempts {
  const together = limiter(`${name}-together`, { ...WINDOW, points: bounds.together })
  const byAddress = limiter(`${name}-address`, { ...WINDOW, points: bounds.address })
  const byAccount = limiter(`${name}-account`, { ...WINDOW, points: bounds.account })
  const accountKey = (account: string) => account.trim().toLowerCase()
  const togetherKey = ({ account, address, device }: Trier & { account: string }) =>
    // No address and no device's name has a space: the keys cannot be mistaken for one another.
    device ? `device ${device} ${accountKey(account)}` : `address ${address} ${accountKey(account)}`

  /** What is refused in one count takes nothing from the next: a guesser's sixth try is not the neighbors' loss. */
  async function waitS({ account, address, device }: Trier): Promise<number | null> {
    if (!account) return byAddress.take(address)
    const wait = await together.take(togetherKey({ account, address, device }))
    if (wait !== null || device) return wait
    return (await byAddress.take(address)) ?? (await byAccount.take(accountKey(account)))
  }

  async function succeeded({ account, address, device }: Trier): Promise<void> {
    if (account) await together.clear(togetherKey({ account, address, device }))
    if (device && account) return
    await Promise.all([byAddress.giveBack(address), account && byAccount.giveBack(accountKey(account))])
  }

  return {
    async take(trier) {
      const wait = await waitS(trier)
      if (wait !== null) throw tooMany(wait)
    },
    succeeded,
  }
}

/** Signing in, by our own call and by the CMS's. Wide for an address: many people may share it. */
export const loginAttempts = attempts('login', {
  together: LIMITS.loginFailures,
  address: LIMITS.loginFailuresPerAddress,
  account: LIMITS.loginFailuresPerAccount,
})
