import { once } from 'node:events'
import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { logError } from './log'

/** Not compiled, so that a benchmark can start it too. */
const PROGRAM = 'src/server/checkpoint-thread.mjs'
const INTERVAL_MS = 250

/**
 * Starts the thread that checkpoints SQLite's write-ahead log beside the writers. If it fails, writers checkpoint by
 * themselves when the log is long (src/cms/database/busy-retry.ts).
 * @param databaseUrl as in DATABASE_URL
 * @returns stops it and resolves when its connection is closed
 */
export function startCheckpoints(databaseUrl: string): () => Promise<void> {
  if (!databaseUrl.startsWith('file:')) return async () => {}
  const worker = new Worker(resolve(PROGRAM), {
    workerData: { url: databaseUrl, intervalMs: INTERVAL_MS },
    execArgv: [],
    name: 'checkpoints',
  })
  worker.unref()
  let hasEnded = false
  worker.on('error', (error) => logError('checkpoints', error))
  worker.on('exit', () => {
    hasEnded = true
  })
  return async () => {
    if (hasEnded) return
    worker.postMessage('stop')
    await once(worker, 'exit')
  }
}
