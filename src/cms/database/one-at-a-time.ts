import type { PayloadRequest } from 'payload'

/** What the PostgreSQL adapter offers beyond Payload's own type. */
type Sql = {
  sessions?: Record<number | string, { db: unknown }>
  execute?: (args: { db?: unknown; raw: string }) => Promise<unknown>
}

/** A number for PostgreSQL's advisory locks, the same for the same name. */
function keyOf(name: string): number {
  let key = 0
  for (const char of name) key = (key * 31 + char.charCodeAt(0)) | 0
  return key
}

/**
 * Waits until no other transaction does the same, and keeps others waiting until this
 * one ends. On PostgreSQL by an advisory lock; SQLite has one writer anyway.
 * @param name what is done, the same wherever it is done
 */
export async function oneAtATime(req: PayloadRequest, name: string): Promise<void> {
  const { db } = req.payload
  const id = await req.transactionID
  if (db.name !== 'postgres' || !id) return
  const { sessions, execute } = db as Sql
  const session = sessions?.[id]
  if (!session || !execute) throw new Error('The PostgreSQL adapter no longer shows its transactions.')
  await execute.call(db, { db: session.db, raw: `select pg_advisory_xact_lock(${keyOf(name)})` })
}
