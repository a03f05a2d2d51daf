import { sql } from 'drizzle-orm'
import type { CollectionBeforeDeleteHook } from 'payload'
import { transactionRunner } from '../database/sql-adapter'

/**
 * Nulls the references to a document before it is deleted. On SQLite, a column that a later migration added has no ON
 * DELETE rule (the migration tool omits it), so a document that is in use, or was in an older version, could not be
 * deleted.
 * @param table of the document
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
