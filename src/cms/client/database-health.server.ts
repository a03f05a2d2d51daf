import 'server-only'
import { statfs } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { StorageProblem } from '@/rules/storage-errors'
import { dataDir } from '@/runtime/env'
import type { DiskFullStatus } from '../database/unavailable'
import { asSystem } from './local-api.server'
import { queryRows } from './sql.server'

/** Below this free space in the data folder, uploads and the write-ahead log may soon fail. */
const LOW_BYTES = 16 * 1024 ** 2
/**
 * How long a write that failed on a full disk counts. Members' writes renew it, and free space is checked separately.
 */
const DISK_FULL_WINDOW_MS = 15_000
/** A read that takes longer counts as failed. */
const READ_TIMEOUT_MS = 1_000
const CHECK_INTERVAL_MS = 3_000

/** The database's problem; null when it can be read and written. */
export type DatabaseHealth = { database: string; problem: StorageProblem | null }

/**
 * Checks whether the database can be read and written. Never waits for a writer: it reads one row, and checks the free
 * space at most every few seconds.
 * @param freeBytes free space in the data folder; null if the system does not report it
 */
export async function databaseHealth(
  freeBytes: () => Promise<number | null> = freeBytesInDataDir,
): Promise<DatabaseHealth> {
  const { db } = await asSystem('health check')
  const database = db.name
  if (!(await canRead())) return { database, problem: 'busy' }
  const { diskFullAtMs } = db as DiskFullStatus
  const fullAtMs = diskFullAtMs?.() ?? null
  if (fullAtMs !== null && Date.now() - fullAtMs < DISK_FULL_WINDOW_MS) return { database, problem: 'full' }
  const available = await freeBytes()
  return { database, problem: available !== null && available < LOW_BYTES ? 'full' : null }
}

async function canRead(): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), READ_TIMEOUT_MS)
  })
  const read = queryRows('health check', sql`select id from catalogue limit 1`).then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([read, timeout])
  } finally {
    clearTimeout(timer)
  }
}

let lastCheck: { atMs: number; available: Promise<number | null> } | null = null

/** Free space in the data folder, looked at every few seconds at most; null if the system does not report it. */
export function freeBytesInDataDir(): Promise<number | null> {
  if (!lastCheck || Date.now() - lastCheck.atMs > CHECK_INTERVAL_MS) {
    const available = statfs(dataDir()).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => null,
    )
    lastCheck = { atMs: Date.now(), available }
  }
  return lastCheck.available
}
