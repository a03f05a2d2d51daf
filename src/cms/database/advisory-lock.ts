import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { transactionRunner } from './transaction-runner'

/** A number for PostgreSQL's advisory locks, the same for the same name. */
function lockKey(name: string): number {
  let key = 0
  for (const char of name) key = (key * 31 + char.charCodeAt(0)) | 0
  return key
}

/**
 * Waits until no other transaction does the same, and keeps others waiting until this
 * one ends. On PostgreSQL by an advisory lock; SQLite has one writer anyway.
 * @param name what is done, the same wherever it is done
 */
export async function acquireAdvisoryLock(req: PayloadRequest, name: string): Promise<void> {
  if (req.payload.db.name !== 'postgres') return
  const run = await transactionRunner(req)
  await run?.(sql`select pg_advisory_xact_lock(${lockKey(name)})`)
}
