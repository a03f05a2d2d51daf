/**
 * The thread that checkpoints SQLite's write-ahead log (checkpoints.ts starts it). A writer that checkpoints by itself
 * waits until the log is in the database file and both are on disk; this thread does it beside the writers.
 * `workerData` is the database's URL and the interval in ms.
 */
import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { createClient } from '@libsql/client'

const { url, intervalMs } = workerData
const log = `${fileURLToPath(new URL(url))}-wal`
const client = createClient({ url, concurrency: 1, timeout: 0 })
let checkpointedMs = 0

/** When the log was last written, in ms since the epoch; 0 if there is none. */
const writtenMs = () => statSync(log, { throwIfNoEntry: false })?.mtimeMs ?? 0

async function checkpoint() {
  const beganMs = writtenMs()
  if (beganMs === checkpointedMs) return
  try {
    // Passive: it waits for no one, and no one waits for it. A statement of `execute` that met a lock would stay open.
    await client.executeMultiple('PRAGMA wal_checkpoint(PASSIVE)')
    checkpointedMs = beganMs
  } catch (error) {
    // Another process holds the database: the next turn tries again.
    if (!/^SQLITE_(BUSY|LOCKED)/.test(error.code)) throw error
  }
}

const timer = setInterval(checkpoint, intervalMs)
parentPort?.once('message', () => {
  clearInterval(timer)
  client.close()
})
