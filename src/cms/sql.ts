import 'server-only'
import type { SQL } from 'drizzle-orm'
import { commitTransaction, createLocalReq, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { asSystem } from './client'
import { type RunSql, transactionRunner } from './database/transaction-runner'
import type { SerializedWrites } from './database/write-lock'

/** Properties of both adapters that Payload's own type omits. */
type SqlAdapter = {
  drizzle?: unknown
  sessions?: Record<number | string, { db: unknown }>
  execute?: (args: { db?: unknown; sql: SQL }) => Promise<{ rows: Record<string, unknown>[] }>
}

/**
 * Runs a single atomic statement, which needs no transaction. Unlike read, change and write back, it loses no
 * concurrent update.
 * @param reason whose rows it writes, for readers of the code
 * @returns the rows that the statement returns, with the value types of the database in use
 */
export async function executeSql(reason: string, statement: SQL): Promise<Record<string, unknown>[]> {
  const { db } = await asSystem(reason)
  const { serialize = runDirectly } = db as SerializedWrites
  return serialize(() => runStatement(db as SqlAdapter, statement))
}

/** Runs several statements in one transaction. @returns the rows of each */
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
 * Runs CMS operations and statements in one transaction: it commits when the work is done, and rolls back if that
 * throws.
 * @param work passes the request to every CMS operation, and runs its statements with `run`
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

/** Runs a reading statement. @returns its rows, with the value types of the database in use */
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

/** Parses a timestamp of a row: a Date from PostgreSQL, a string from SQLite. */
export const toDate = (value: unknown): Date => (value instanceof Date ? value : new Date(String(value)))
