import type { SiteApi } from '@/runtime/site-api'
import { logError } from './log'

const POLL_INTERVAL_MS = 500
/** An error that repeats is logged once in this time. */
const LOG_INTERVAL_MS = 60_000

/** Runs the CMS's due jobs twice a second, without overlap. @returns stops it */
export function runJobs(
  site: () => Pick<SiteApi, 'runDueJobs'> | undefined,
  intervalMs: number = POLL_INTERVAL_MS,
): () => void {
  let running = false
  let lastLogged = { message: '', atMs: 0 }

  function logThrottled(error: unknown): void {
    const message = String(error)
    if (message === lastLogged.message && Date.now() - lastLogged.atMs < LOG_INTERVAL_MS) return
    lastLogged = { message, atMs: Date.now() }
    logError('jobs', error)
  }

  const timer = setInterval(async () => {
    const siteApi = site()
    if (running || !siteApi) return
    running = true
    try {
      await siteApi.runDueJobs()
    } catch (error) {
      logThrottled(error)
    } finally {
      running = false
    }
  }, intervalMs)
  timer.unref()
  return () => clearInterval(timer)
}
