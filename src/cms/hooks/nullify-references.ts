import { sql } from 'drizzle-orm'
import type { CollectionBeforeDeleteHook } from 'payload'
import { transactionRunner } from '../database/transaction-runner'

/**
 * Empties what leads to a document that is about to go. On SQLite a column that was added to a table later cannot be
 * told to do so itself (the migrations' tool leaves it out), and the document could not be deleted while it is used, or
 * was in an older version.
 * @param table the document's
 */
export function nullifyReferences(table: string): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    if (req.payload.db.name !== 'sqlite') return
    const run = await transactionRunner(req)
    if (!run) throw new Error('A document is deleted in a transaction.')
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
