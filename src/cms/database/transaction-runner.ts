import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

/** Properties of both adapters that Payload's own type omits. */
type SqlAdapter = {
  sessions?: Record<number | string, { db: unknown }>
  execute?: (args: { db?: unknown; sql: SQL }) => Promise<{ rows: Record<string, unknown>[] }>
}

/**
 * Runs a statement.
 * @returns its rows, with the value types of the database in use
 */
export type RunSql = (statement: SQL) => Promise<Record<string, unknown>[]>

/**
 * Runs statements in a request's transaction.
 * @returns null if it has none
 */
export async function transactionRunner(req: PayloadRequest): Promise<RunSql | null> {
  const id = await req.transactionID
  if (!id) return null
  const { db } = req.payload
  const { execute, sessions } = db as SqlAdapter
  const session = sessions?.[id]
  if (!session || !execute) throw new Error('The database adapter no longer shows its transactions.')
  return async (statement) => (await execute.call(db, { db: session.db, sql: statement })).rows
}
