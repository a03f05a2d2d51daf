import 'server-only'
import type { SQL } from 'drizzle-orm'
import { commitTransaction, createLocalReq, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { asSystem } from './client'
import { type RunSql, transactionRunner } from './database/transaction-runner'
import type { SerializedWrites } from './database/write-lock'

/** What both adapters offer beyond Payload's own type. */
type SqlAdapter = {
  drizzle?: unknown
  sessions?: Record<number | string, { db: unknown }>
  execute?: (args: { db?: unknown; sql: SQL }) => Promise<{ rows: Record<string, unknown>[] }>
}

/**
 * One statement, whole or not at all: it needs no transaction around it. Of many at once none is lost, where a row
 * that is read, changed and written back would be.
 * @param reason whose rows it writes, for the reader of the code
 * @returns the rows that the statement gives back, each database with its own kinds of values
 */
export async function executeSql(reason: string, statement: SQL): Promise<Record<string, unknown>[]> {
  const { db } = await asSystem(reason)
  const { serialize = runDirectly } = db as SerializedWrites
  return serialize(() => runStatement(db as SqlAdapter, statement))
}

/** Some statements that belong together, in one transaction: all of them, or none. @returns the rows of each */
export async function executeInTransaction(
  reason: string,
  statements: readonly SQL[],
): Promise<Record<string, unknown>[][]> {
  const { db } = await asSystem(reason)
  const { execute, sessions } = db as SqlAdapter
  const id = await db.beginTransaction()
  const session = id === null ? undefined : sessions?.[id]
  if (id === null || !session || !execute) throw new Error('The database adapter no longer shows its transactions.')
  try {
    const results: Record<string, unknown>[][] = []
    for (const statement of statements) results.push((await execute.call(db, { db: session.db, sql: statement })).rows)
    await db.commitTransaction(id)
    return results
  } catch (error) {
    await db.rollbackTransaction(id)
    throw error
  }
}

/**
 * Operations of the CMS and statements in one transaction: it commits when the work is done, and rolls back when that
 * throws.
 * @param work passes the request on to every operation of the CMS, and runs its statements with `run`
 */
export async function withTransaction<T>(
  reason: string,
  work: (req: PayloadRequest, run: RunSql) => Promise<T>,
): Promise<T> {
  const req = await createLocalReq({}, await asSystem(reason))
  await initTransaction(req)
  try {
    const run = await transactionRunner(req)
    if (!run) throw new Error('The database adapter no longer has transactions.')
    const result = await work(req, run)
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/** What a statement reads. @returns rows, each database with its own kinds of values */
export async function queryRows(reason: string, statement: SQL): Promise<Record<string, unknown>[]> {
  return runStatement((await asSystem(reason)).db as SqlAdapter, statement)
}

async function runStatement(db: SqlAdapter, statement: SQL): Promise<Record<string, unknown>[]> {
  const { drizzle, execute } = db
  if (!drizzle || !execute) throw new Error('The database adapter no longer shows its connection.')
  const { rows } = await execute.call(db, { db: drizzle, sql: statement })
  return rows
}

/** PostgreSQL has many writers. */
const runDirectly: NonNullable<SerializedWrites['serialize']> = (write) => write()

/** A moment in such a row: PostgreSQL's is a Date, SQLite's a text. */
export const toDate = (value: unknown): Date => (value instanceof Date ? value : new Date(String(value)))
