import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { uploadTempDir } from '@/runtime/environment'
import { logError } from './log'

const CLEANUP_INTERVAL_MS = 60 * 60 * 1_000

/** Removes uploads older than an hour: the CMS leaves a rejected upload in the folder. */
export async function removeStaleUploads(dataDir: string, now: number = Date.now()): Promise<void> {
  const folder = uploadTempDir(dataDir)
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const file = path.join(folder, name)
    // Another process may have removed it since.
    const stats = await stat(file).catch(() => null)
    if (stats && now - stats.mtimeMs > CLEANUP_INTERVAL_MS) await rm(file, { force: true })
  }
}

/** Removes stale uploads now and every hour. @returns stops it */
export function startUploadCleanup(dataDir: string): () => void {
  const cleanUp = () => removeStaleUploads(dataDir).catch((error: unknown) => logError('removing stale uploads', error))
  void cleanUp()
  const timer = setInterval(cleanUp, CLEANUP_INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}
