import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isPrepared } from './steps/prepared.mjs'

let folder: string
const url = () => `file:${join(folder, 'site.db')}`

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ebs-prepare-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function aDatabase({ migrations, users }: { migrations: string[]; users: number }): Promise<void> {
  const client = createClient({ url: url() })
  await client.execute('create table payload_migrations (name text)')
  await client.execute('create table users (id integer)')
  for (const name of migrations) await client.execute('insert into payload_migrations values (?)', [name])
  for (let id = 0; id < users; id++) await client.execute('insert into users values (?)', [id])
  client.close()
}

const every = readdirSync('src/cms/migrations/sqlite')
  .filter((file) => /^\d.*\.ts$/.test(file))
  .map((file) => file.replace('.ts', ''))

describe('a second start', () => {
  test('has nothing to prepare when every migration has run and there is an account', async () => {
    await aDatabase({ migrations: every, users: 1 })
    expect(await isPrepared('.', { DATA_DIR: folder })).toBe(true)
    expect(await isPrepared('.', { DATABASE_URL: url() })).toBe(true)
  })

  test('prepares a database with a pending migration or without accounts', async () => {
    await aDatabase({ migrations: every.slice(1), users: 1 })
    expect(await isPrepared('.', { DATA_DIR: folder })).toBe(false)
    rmSync(join(folder, 'site.db'))
    await aDatabase({ migrations: every, users: 0 })
    expect(await isPrepared('.', { DATA_DIR: folder })).toBe(false)
  })

  test('prepares a missing database, an empty one, and PostgreSQL', async () => {
    expect(await isPrepared('.', { DATA_DIR: folder })).toBe(false)
    createClient({ url: url() }).close()
    expect(await isPrepared('.', { DATA_DIR: folder })).toBe(false)
    expect(await isPrepared('.', { DATABASE_URL: 'postgres://user@localhost/name' })).toBe(false)
  })
})
