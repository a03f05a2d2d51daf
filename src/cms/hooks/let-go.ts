import { type SQL, sql } from 'drizzle-orm'
import type { CollectionBeforeDeleteHook, PayloadRequest } from 'payload'

/** What the SQLite adapter offers beyond Payload's own type. */
type Sql = {
  sessions?: Record<number | string, { db: unknown }>
  execute?: (args: { db?: unknown; sql: SQL }) => Promise<{ rows: Record<string, unknown>[] }>
}

/** Runs statements in the request's own transaction. */
async function inTransaction(req: PayloadRequest): Promise<(text: SQL) => Promise<Record<string, unknown>[]>> {
  const db = req.payload.db as Sql
  const session = db.sessions?.[(await req.transactionID) ?? '']
  const { execute } = db
  if (!session || !execute) throw new Error('The SQLite adapter no longer shows its transactions.')
  return async (text) => (await execute.call(db, { db: session.db, sql: text })).rows
}

/**
 * Empties what leads to a document that is about to go. On SQLite a column that was added to a table later cannot be
 * told to do so itself (the migrations' tool leaves it out), and the document could not be deleted while it is used, or
 * was in an older version.
 * @param table the document's
 */
export function letGo(table: string): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    if (req.payload.db.name !== 'sqlite') return
    const run = await inTransaction(req)
    const columns = await run(sql`
      select tables.name as leads, keys."from" as by_column
      from sqlite_master as tables, pragma_foreign_key_list(tables.name) as keys
      where tables.type = 'table' and keys."table" = ${table} and keys.on_delete = 'NO ACTION'`)
    for (const { by_column, leads } of columns) {
      const column = sql.identifier(String(by_column))
      await run(sql`update ${sql.identifier(String(leads))} set ${column} = null where ${column} = ${id}`)
    }
  }
}
