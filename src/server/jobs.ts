import { logError } from './log'
import type { SiteSide } from './shared'

const EVERY_MS = 500
/** A round that fails like the one before is logged once in so long a time. */
const LOG_EVERY_MS = 60_000

/** Runs the CMS's due jobs twice a second, one round at a time. @returns stops it */
export function runJobs(site: () => Pick<SiteSide, 'runDueJobs'> | undefined, everyMs: number = EVERY_MS): () => void {
  let running = false
  let logged = { message: '', atMs: 0 }

  function note(error: unknown): void {
    const message = String(error)
    if (message === logged.message && Date.now() - logged.atMs < LOG_EVERY_MS) return
    logged = { message, atMs: Date.now() }
    logError('jobs', error)
  }

  const timer = setInterval(async () => {
    const current = site()
    if (running || !current) return
    running = true
    try {
      await current.runDueJobs()
    } catch (error) {
      note(error)
    } finally {
      running = false
    }
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
