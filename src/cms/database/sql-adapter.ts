import type { SQL } from 'drizzle-orm'
import type { DatabaseAdapter, PayloadRequest } from 'payload'

/** Members of both SQL adapters that Payload's own type omits. */
export type SqlAdapter = {
  drizzle?: object
  sessions?: Record<number | string, { db: object } | undefined>
  execute?: (args: { db?: unknown; sql: SQL }) => Promise<{ rows: Record<string, unknown>[] }>
}

/**
 * Runs a statement.
 * @returns its rows, with the value types of the database in use
 */
export type RunSql = (statement: SQL) => Promise<Record<string, unknown>[]>

/** Runs statements outside any transaction. */
export const connectionRunner = (db: DatabaseAdapter): RunSql => runnerOn(db, (db as SqlAdapter).drizzle)

/** Runs statements in an open transaction. */
export const sessionRunner = (db: DatabaseAdapter, id: number | string): RunSql =>
  runnerOn(db, (db as SqlAdapter).sessions?.[id]?.db)

/**
 * Runs statements in a request's transaction.
 * @returns null if it has none
 */
export async function transactionRunner(req: PayloadRequest): Promise<RunSql | null> {
  const id = await req.transactionID
  if (!id) return null
  const run = sessionRunner(req.payload.db, id)
  REQUESTS.set(run, req)
  return run
}

const REQUESTS = new WeakMap<RunSql, PayloadRequest>()

/** The request in whose transaction a runner runs statements; undefined outside of one. */
export const requestOf = (run: RunSql): PayloadRequest | undefined => REQUESTS.get(run)

function runnerOn(db: DatabaseAdapter, connection: object | undefined): RunSql {
  const { execute } = db as SqlAdapter
  if (!connection || !execute) throw new Error('The database adapter no longer exposes its connections.')
  return async (statement) => (await execute.call(db, { db: connection, sql: statement })).rows
}
