import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { uploadTempDir } from './environment'
import { logError } from './log'

const CLEANUP_INTERVAL_MS = 60 * 60 * 1_000

/** Removes what arrived and was not taken: the CMS leaves it where it refuses the call. Only what has lain for an hour. */
export async function removeStaleUploads(dataDir: string, now: number = Date.now()): Promise<void> {
  const folder = uploadTempDir(dataDir)
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const file = path.join(folder, name)
    // Another process may have taken it in between.
    const stats = await stat(file).catch(() => null)
    if (stats && now - stats.mtimeMs > CLEANUP_INTERVAL_MS) await rm(file, { force: true })
  }
}

/** Does so at once and every hour. @returns stops it */
export function startUploadCleanup(dataDir: string): () => void {
  const cleanUp = () => removeStaleUploads(dataDir).catch((error: unknown) => logError('arriving', error))
  void cleanUp()
  const timer = setInterval(cleanUp, CLEANUP_INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}
