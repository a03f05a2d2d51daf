import 'server-only'
import type { SQL } from 'drizzle-orm'
import { commitTransaction, createLocalReq, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { asSystem } from './client'
import { inTransaction, type Run } from './database/in-transaction'
import type { OfWriteLock } from './database/write-lock'

/** What both adapters offer beyond Payload's own type. */
type Sql = {
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
export async function oneStatement(reason: string, text: SQL): Promise<Record<string, unknown>[]> {
  const { db } = await asSystem(reason)
  const { inTurn = atOnce } = db as OfWriteLock
  return inTurn(() => answerOf(db as Sql, text))
}

/** Some statements that belong together, in one transaction: all of them, or none. @returns the rows of each */
export async function statements(reason: string, texts: readonly SQL[]): Promise<Record<string, unknown>[][]> {
  const { db } = await asSystem(reason)
  const { execute, sessions } = db as Sql
  const id = await db.beginTransaction()
  const session = id === null ? undefined : sessions?.[id]
  if (id === null || !session || !execute) throw new Error('The database adapter no longer shows its transactions.')
  try {
    const answers: Record<string, unknown>[][] = []
    for (const text of texts) answers.push((await execute.call(db, { db: session.db, sql: text })).rows)
    await db.commitTransaction(id)
    return answers
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
export async function transaction<T>(reason: string, work: (req: PayloadRequest, run: Run) => Promise<T>): Promise<T> {
  const req = await createLocalReq({}, await asSystem(reason))
  await initTransaction(req)
  try {
    const run = await inTransaction(req)
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
export async function readRows(reason: string, text: SQL): Promise<Record<string, unknown>[]> {
  return answerOf((await asSystem(reason)).db as Sql, text)
}

async function answerOf(db: Sql, text: SQL): Promise<Record<string, unknown>[]> {
  const { drizzle, execute } = db
  if (!drizzle || !execute) throw new Error('The database adapter no longer shows its connection.')
  const { rows } = await execute.call(db, { db: drizzle, sql: text })
  return rows
}

/** PostgreSQL has many writers. */
const atOnce: NonNullable<OfWriteLock['inTurn']> = (write) => write()

/** A moment in such a row: PostgreSQL's is a Date, SQLite's a text. */
export const momentIn = (value: unknown): Date => (value instanceof Date ? value : new Date(String(value)))
