import 'server-only'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'
import { limiter } from './limiter'

/** What a call is counted as. Signing in, refreshing and signing out are counted apart from other writes. */
export type CallKind = 'read' | 'write' | 'session'

const WINDOW_S = 60

const POINTS = {
  read: LIMITS.readsPerMinute,
  write: LIMITS.writesPerMinute,
  session: LIMITS.sessionCallsPerMinute,
} as const satisfies Record<CallKind, number>

/** The four counts of one interface. @param name prefix of their keys */
export function callLimits(name: string) {
  const count = (whose: string, times: number) => {
    const one = (kind: CallKind) =>
      limiter(`${name}-${kind}-${whose}`, { points: POINTS[kind] * times, windowS: WINDOW_S })
    return { read: one('read'), write: one('write'), session: one('session') }
  }
  const strangers = count('address', 1)
  const shared = count('shared-address', LIMITS.peoplePerAddress)
  const members = count('person', 1)
  const staff = count('staff', LIMITS.staffCallsTimes)

  async function take(
    from: Record<CallKind, { take(key: string): Promise<number | null> }>,
    kind: CallKind,
    key: string,
  ) {
    const retryAfterS = await from[kind].take(key)
    if (retryAfterS !== null) throw new AppError('too_many_requests', 'Too many requests.', { retryAfterS })
  }

  return {
    /**
     * Counts a request before anything is read for it.
     * @param hasSession whether it carries a session cookie: then its address may be shared by many, and the person is
     *   counted once known
     * @throws AppError too_many_requests
     */
    byAddress: (kind: CallKind, address: string, hasSession: boolean) =>
      take(hasSession ? shared : strangers, kind, address),
    /**
     * Counts a request that carried a session cookie, once it is known whose, for the person at this address. A cookie that names nobody counts for its
     * address, as if it had not been sent.
     * @throws AppError too_many_requests
     */
    byPerson: (kind: CallKind, address: string, person: { id: number; isStaff: boolean } | null) =>
      person ? take(person.isStaff ? staff : members, kind, `${person.id} ${address}`) : take(strangers, kind, address),
  }
}
