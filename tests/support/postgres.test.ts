import { existsSync } from 'node:fs'
import { Client } from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { startPostgres } from './postgres'

afterEach(() => {
  vi.unstubAllEnvs()
})

test.each(['any', 'package'])(
  'a temporary PostgreSQL of %s programs starts, creates a database, and leaves nothing when it stops',
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
