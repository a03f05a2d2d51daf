import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { transactionRunner } from './sql-adapter'

/** A stable number for a lock's name, as PostgreSQL's advisory locks need. */
function lockKey(name: string): number {
  let key = 0
  for (const char of name) key = (key * 31 + char.charCodeAt(0)) | 0
  return key
}

/**
 * Serializes transactions that take the same lock; it is released when the transaction ends. Uses an advisory lock on
 * PostgreSQL; SQLite has a single writer anyway.
 * @param name of the lock
 */
export async function acquireAdvisoryLock(req: PayloadRequest, name: string): Promise<void> {
  if (req.payload.db.name !== 'postgres') return
  const run = await transactionRunner(req)
  await run?.(sql`select pg_advisory_xact_lock(${lockKey(name)})`)
}
