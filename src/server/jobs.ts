import { logError } from './log'
import type { SiteSide } from './shared'

const EVERY_MS = 500

/** Runs the CMS's due jobs twice a second, one round at a time. @returns stops it */
export function runJobs(site: () => Pick<SiteSide, 'runDueJobs'> | undefined, everyMs: number = EVERY_MS): () => void {
  let running = false
  const timer = setInterval(async () => {
    const current = site()
    if (running || !current) return
    running = true
    try {
      await current.runDueJobs()
    } catch (error) {
      logError('jobs', error)
    } finally {
      running = false
    }
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
