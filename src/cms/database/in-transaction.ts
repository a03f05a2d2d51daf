import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

/** What both adapters offer beyond Payload's own type. */
type Sql = {
  sessions?: Record<number | string, { db: unknown }>
  execute?: (args: { db?: unknown; sql: SQL }) => Promise<{ rows: Record<string, unknown>[] }>
}

/** Runs a statement. @returns its rows, each database with its own kinds of values */
export type Run = (text: SQL) => Promise<Record<string, unknown>[]>

/** Runs statements in a request's own transaction. @returns null where it has none */
export async function inTransaction(req: PayloadRequest): Promise<Run | null> {
  const id = await req.transactionID
  if (!id) return null
  const { db } = req.payload
  const { execute, sessions } = db as Sql
  const session = sessions?.[id]
  if (!session || !execute) throw new Error('The database adapter no longer shows its transactions.')
  return async (text) => (await execute.call(db, { db: session.db, sql: text })).rows
}
