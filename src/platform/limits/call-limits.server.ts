import 'server-only'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'
import { limiter } from './limiter.server'

/** How a call is counted. Signing in, refreshing and signing out are counted separately from other writes. */
export type CallKind = 'read' | 'write' | 'session'

const CALL_WINDOW_S = 60

const POINTS = {
  read: LIMITS.readsPerMinute,
  write: LIMITS.writesPerMinute,
  session: LIMITS.sessionCallsPerMinute,
} as const satisfies Record<CallKind, number>

/** The four limits of one interface. @param name prefix of their keys */
export function callLimits(name: string) {
  const limitersFor = (scope: string, factor: number) => {
    const limiterFor = (kind: CallKind) =>
      limiter(`${name}-${kind}-${scope}`, { points: POINTS[kind] * factor, windowS: CALL_WINDOW_S })
    return { read: limiterFor('read'), write: limiterFor('write'), session: limiterFor('session') }
  }
  const byAnonymousClient = limitersFor('address', 1)
  const bySharedClient = limitersFor('shared-address', LIMITS.usersPerClient)
  const byMember = limitersFor('person', 1)
  const byStaff = limitersFor('staff', LIMITS.staffCallsFactor)

  async function consume(
    limiters: Record<CallKind, { consume(key: string): Promise<number | null> }>,
    kind: CallKind,
    key: string,
  ) {
    const retryAfterS = await limiters[kind].consume(key)
    if (retryAfterS !== null) throw new AppError('too_many_requests', 'Too many requests.', { retryAfterS })
  }

  return {
    /**
     * Counts a request by IP address before anything is read for it.
     * @param hasSession whether it carries a session cookie: then many users may share the address, and the user is
     * counted once known
     * @throws AppError too_many_requests
     */
    byAddress: (kind: CallKind, address: string, hasSession: boolean) =>
      consume(hasSession ? bySharedClient : byAnonymousClient, kind, address),
    /**
     * Counts a request with a session cookie, once its user is known, for that user at this address. An invalid cookie
     * counts for the address, as if it had not been sent.
     * @throws AppError too_many_requests
     */
    byUser: (kind: CallKind, address: string, user: { id: number; isStaff: boolean } | null) =>
      user
        ? consume(user.isStaff ? byStaff : byMember, kind, `${user.id} ${address}`)
        : consume(byAnonymousClient, kind, address),
  }
}
