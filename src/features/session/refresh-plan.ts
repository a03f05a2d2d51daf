import { LIMITS } from '@/rules/limits'

/** What to do about a session that ends: nothing, refresh at once, or refresh at a time (milliseconds since the epoch). */
export type RefreshPlan = { step: 'skip' } | { step: 'now' } | { step: 'wait'; untilMs: number }

/**
 * When a session is to be refreshed: 120 s before it ends; not at all when fewer than
 * 120 s are left, since the first call that needs it will; at once when it is over. SPEC 4.
 * @param expiresAtS end of the session, seconds since the epoch
 * @param nowMs milliseconds since the epoch
 */
export function refreshPlan(expiresAtS: number, nowMs: number): RefreshPlan {
  const remainingMs = expiresAtS * 1000 - nowMs
  if (remainingMs <= 0) return { step: 'now' }
  // Phrased so that a time that is no number (NaN) is skipped too.
  if (!(remainingMs >= LIMITS.refreshLeadS * 1000)) return { step: 'skip' }
  return { step: 'wait', untilMs: expiresAtS * 1000 - LIMITS.refreshLeadS * 1000 }
}
