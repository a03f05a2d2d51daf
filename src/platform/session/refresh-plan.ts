import { COMMON_LIMITS } from '@/rules/common-limits'

/** When to refresh a session: never, now, or at a time (milliseconds since the epoch). */
export type RefreshPlan = { step: 'skip' } | { step: 'now' } | { step: 'wait'; untilMs: number }

/**
 * When to refresh a session: 120 s before it expires; not at all if less than 120 s are left, since the next call
 * refreshes it on a 401; now if it has expired.
 * @param expiresAtS expiry of the token, seconds since the epoch
 * @param nowMs milliseconds since the epoch
 */
export function refreshPlan(expiresAtS: number, nowMs: number): RefreshPlan {
  const remainingMs = expiresAtS * 1000 - nowMs
  if (remainingMs <= 0) return { step: 'now' }
  // Phrased so that an invalid time (NaN) is skipped too.
  if (!(remainingMs >= COMMON_LIMITS.refreshLeadS * 1000)) return { step: 'skip' }
  return { step: 'wait', untilMs: expiresAtS * 1000 - COMMON_LIMITS.refreshLeadS * 1000 }
}
