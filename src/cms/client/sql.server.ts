import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { SQL } from 'drizzle-orm'
import { commitTransaction, createLocalReq, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { connectionRunner, type RunSql, sessionRunner, transactionRunner } from '../database/sql-adapter'
import type { SerializedWrites } from '../database/write-lock'
import { asSystem } from './local-api.server'

export type { RunSql }

/** The request whose transaction everything below belongs to, inside {@link insideTransaction}. */
const joined = new AsyncLocalStorage<PayloadRequest>()

/**
 * Runs work whose statements and transactions all become part of a request's open transaction, which its owner commits.
 * So calls that have transactions of their own can be parts of a larger change, such as loading the demo.
 */
export function insideTransaction<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  return joined.run(req, work)
}

async function runnerOf(req: PayloadRequest): Promise<RunSql> {
  const run = await transactionRunner(req)
  if (!run) throw new Error('The database adapter has no transactions.')
  return run
}

/**
 * Runs a single atomic statement, which needs no transaction. Unlike read, change and write back, it loses no
 * concurrent update.
 * @param reason why access control does not apply
 * @returns the rows that the statement returns, with the value types of the database in use
 */
export async function executeSql(reason: string, statement: SQL): Promise<Record<string, unknown>[]> {
  const outer = joined.getStore()
  if (outer) return (await runnerOf(outer))(statement)
  const { db } = await asSystem(reason)
  const { serialize = runDirectly } = db as SerializedWrites
  return serialize(() => connectionRunner(db)(statement))
}

/** Runs several statements in one transaction. @returns the rows of each */
export async function executeInTransaction(
  reason: string,
  statements: readonly SQL[],
): Promise<Record<string, unknown>[][]> {
  const outer = joined.getStore()
  if (outer) return runAll(await runnerOf(outer), statements)
  const { db } = await asSystem(reason)
  const id = await db.beginTransaction()
  if (id === null) throw new Error('The database adapter has no transactions.')
  try {
    const results = await runAll(sessionRunner(db, id), statements)
    await db.commitTransaction(id)
    return results
  } catch (error) {
    await db.rollbackTransaction(id)
    throw error
  }
}

async function runAll(run: RunSql, statements: readonly SQL[]): Promise<Record<string, unknown>[][]> {
  const results: Record<string, unknown>[][] = []
  for (const statement of statements) results.push(await run(statement))
  return results
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
  const outer = joined.getStore()
  if (outer) return work(outer, await runnerOf(outer))
  const req = await createLocalReq({}, await asSystem(reason))
  await initTransaction(req)
  try {
    const result = await work(req, await runnerOf(req))
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/** Runs a reading statement. @returns its rows, with the value types of the database in use */
export async function queryRows(reason: string, statement: SQL): Promise<Record<string, unknown>[]> {
  const outer = joined.getStore()
  if (outer) return (await runnerOf(outer))(statement)
  const { db } = await asSystem(reason)
  return connectionRunner(db)(statement)
}

/** PostgreSQL has many writers. */
const runDirectly: NonNullable<SerializedWrites['serialize']> = (write) => write()

/** Parses a timestamp of a row: a Date from PostgreSQL, a string from SQLite. */
export const toDate = (value: unknown): Date => (value instanceof Date ? value : new Date(String(value)))
