import { sql } from 'drizzle-orm'
import type { DatabaseAdapter, PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { connectionRunner, sessionRunner, transactionRunner } from './sql-adapter'

const connection = { name: 'connection' }
const session = { name: 'session' }
/** An adapter that returns the connection it ran a statement on. */
const adapter = {
  drizzle: connection,
  sessions: { 7: { db: session } },
  execute: async ({ db }: { db: unknown }) => ({ rows: [{ db }] }),
} as unknown as DatabaseAdapter
const request = (transactionID: number | undefined) =>
  ({ payload: { db: adapter }, transactionID }) as unknown as PayloadRequest
const statement = sql`select 1`

test('runs statements on the connection, or on the session of a transaction', async () => {
  expect(await connectionRunner(adapter)(statement)).toEqual([{ db: connection }])
  expect(await sessionRunner(adapter, 7)(statement)).toEqual([{ db: session }])
  expect(await (await transactionRunner(request(7)))?.(statement)).toEqual([{ db: session }])
})

test('returns null for a request without a transaction', async () => {
  expect(await transactionRunner(request(undefined))).toBeNull()
})

test('fails if the adapter no longer exposes its connections or the session', () => {
  const changed = { ...adapter, drizzle: undefined } as unknown as DatabaseAdapter
  expect(() => connectionRunner(changed)).toThrow('no longer exposes')
  expect(() => sessionRunner(adapter, 8)).toThrow('no longer exposes')
})
