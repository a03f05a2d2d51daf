import 'server-only'
import { statfs } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { StorageProblem } from '@/rules/storage-errors'
import { asSystem } from './client'
import type { OfUnavailable } from './database/unavailable'
import { readRows } from './statements'

/** Less room than this in the data folder: uploads and the database's log would soon not fit. */
const LOW_BYTES = 16 * 1024 ** 2
/** A write that met a full disk counts for so long: members' writes renew it, and the folder's room is looked at besides. */
const FULL_FOR_MS = 15_000
/** A database that takes longer to answer a read is taken for one that does not. */
const ANSWER_MS = 1_000
const LOOK_EVERY_MS = 3_000

/** What is wrong with the database; null when it reads and writes. */
export type DatabaseState = { database: string; problem: StorageProblem | null }

/**
 * Whether the database can be read and written. Never waits for a writer: it reads one row, and looks at how much room
 * is left, at most every few seconds.
 * @param freeBytes how much room the data folder has; null where the system does not say
 */
export async function databaseState(
  freeBytes: () => Promise<number | null> = freeInDataFolder,
): Promise<DatabaseState> {
  const { db } = await asSystem('asking the database whether it is there')
  const database = db.name
  if (!(await answers())) return { database, problem: 'busy' }
  const { diskFullAtMs } = db as OfUnavailable
  const fullAtMs = diskFullAtMs?.() ?? null
  if (fullAtMs !== null && Date.now() - fullAtMs < FULL_FOR_MS) return { database, problem: 'full' }
  const free = await freeBytes()
  return { database, problem: free !== null && free < LOW_BYTES ? 'full' : null }
}

async function answers(): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ANSWER_MS)
  })
  const read = readRows('whether the database answers', sql`select id from catalogue limit 1`).then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([read, late])
  } finally {
    clearTimeout(timer)
  }
}

let looked: { atMs: number; free: Promise<number | null> } | null = null

function freeInDataFolder(): Promise<number | null> {
  if (!looked || Date.now() - looked.atMs > LOOK_EVERY_MS) {
    const free = statfs(process.env.DATA_DIR ?? './data').then(
      ({ bavail, bsize }) => bavail * bsize,
      () => null,
    )
    looked = { atMs: Date.now(), free }
  }
  return looked.free
}
