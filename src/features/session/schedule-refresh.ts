import { refreshPlan } from './refresh-plan'

/** The clock is looked at this often: a laptop that slept finds its timers late, and no timer reaches 2^31 ms. */
const CHECK_INTERVAL_MS = 60_000

/**
 * Watches over a session that ends. SPEC 4.
 * @param expiresAtS end of the session, seconds since the epoch
 * @param refresh what is due, once
 * @returns `wake` applies SPEC's rule again (a page that was hidden, a machine that slept); `stop` ends it
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
    // What was scheduled runs, however late its time was noticed.
    if (leftMs <= 0) refreshNow()
    else timer = setTimeout(waitUntilDue, Math.min(leftMs, CHECK_INTERVAL_MS))
  }
  function reschedule(): void {
    const plan = refreshPlan(expiresAtS, Date.now())
    if (plan.step === 'now') refreshNow()
    // "Skip" leaves what is scheduled alone: it may be due and not have been noticed yet.
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
