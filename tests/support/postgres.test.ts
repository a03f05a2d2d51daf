import { existsSync } from 'node:fs'
import { Client } from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { startPostgres } from './postgres'

afterEach(() => {
  vi.unstubAllEnvs()
})

test.each(['any', 'package'])(
  'a throwaway PostgreSQL of %s programs starts, makes a database and is gone',
  async (from) => {
    vi.stubEnv('TEST_POSTGRES_BINARIES', from)
    const server = await startPostgres()
    const url = await server.createDatabase('of one test')
    const client = new Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query('select current_database() as name')
    await client.end()
    expect(rows).toEqual([{ name: 'of one test' }])

    await server.stop()
    await expect(new Client({ connectionString: url }).connect()).rejects.toThrow()
    expect(existsSync(server.home)).toBe(false)
  },
)
