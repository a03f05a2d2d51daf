import { refreshPlan } from './refresh-plan'

/** The interval of the check: timers are late after sleep, and no timer is longer than 2^31 ms. */
const CHECK_INTERVAL_MS = 60_000

/**
 * Refreshes a session before it expires (docs/product.md#states).
 * @param expiresAtS expiry of the token, seconds since the epoch
 * @param refresh called once, when due
 * @returns `reschedule` applies the rule again (after a hidden page or sleep); `stop` cancels it
 */
export function scheduleRefresh(expiresAtS: number, refresh: () => void): { reschedule(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let dueMs = Number.POSITIVE_INFINITY

  function refreshNow(): void {
    stop()
    refresh()
  }
  function waitUntilDue(): void {
    const leftMs = dueMs - Date.now()
    // A scheduled refresh runs, however late it is noticed.
    if (leftMs <= 0) refreshNow()
    else timer = setTimeout(waitUntilDue, Math.min(leftMs, CHECK_INTERVAL_MS))
  }
  function reschedule(): void {
    const plan = refreshPlan(expiresAtS, Date.now())
    if (plan.step === 'now') refreshNow()
    // A "skip" keeps what is scheduled: it may be due and not noticed yet.
    if (plan.step !== 'wait') return
    stop()
    dueMs = plan.untilMs
    waitUntilDue()
  }
  function stop(): void {
    clearTimeout(timer)
  }

  reschedule()
  return { reschedule, stop }
}
