import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { arrivingFolder } from './environment'
import { logError } from './log'

const EVERY_MS = 60 * 60 * 1_000

/** Removes what arrived and was not taken: the CMS leaves it where it refuses the call. Only what has lain for an hour. */
export async function removeLeftovers(dataDir: string, now: number = Date.now()): Promise<void> {
  const folder = arrivingFolder(dataDir)
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const file = path.join(folder, name)
    // Another process may have taken it in between.
    const found = await stat(file).catch(() => null)
    if (found && now - found.mtimeMs > EVERY_MS) await rm(file, { force: true })
  }
}

/** Does so at once and every hour. @returns stops it */
export function keepClear(dataDir: string): () => void {
  const clear = () => removeLeftovers(dataDir).catch((error: unknown) => logError('arriving', error))
  void clear()
  const timer = setInterval(clear, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
