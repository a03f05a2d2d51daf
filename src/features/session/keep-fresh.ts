import { refreshPlan } from './refresh-plan'

/** The clock is looked at this often: a laptop that slept finds its timers late, and no timer reaches 2^31 ms. */
const LOOK_EVERY_MS = 60_000

/**
 * Watches over a session that ends. SPEC 4.
 * @param expiresAtS end of the session, seconds since the epoch
 * @param refresh what is due, once
 * @returns `wake` applies SPEC's rule again (a page that was hidden, a machine that slept); `stop` ends it
 */
export function keepFresh(expiresAtS: number, refresh: () => void): { wake(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let untilMs = Number.POSITIVE_INFINITY

  function once(): void {
    stop()
    refresh()
  }
  function wait(): void {
    const leftMs = untilMs - Date.now()
    // What was scheduled runs, however late its time was noticed.
    if (leftMs <= 0) once()
    else timer = setTimeout(wait, Math.min(leftMs, LOOK_EVERY_MS))
  }
  function wake(): void {
    const plan = refreshPlan(expiresAtS, Date.now())
    if (plan.step === 'now') once()
    // "Skip" leaves what is scheduled alone: it may be due and not have been noticed yet.
    if (plan.step !== 'wait') return
    stop()
    untilMs = plan.untilMs
    wait()
  }
  function stop(): void {
    clearTimeout(timer)
  }

  wake()
  return { wake, stop }
}
