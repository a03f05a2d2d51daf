import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClient } from '@libsql/client'

const MIGRATIONS = join('src', 'cms', 'migrations', 'sqlite')

/** Names of the committed migrations, as the CMS notes them. */
const committed = () =>
  readdirSync(MIGRATIONS)
    .filter((file) => /^\d.*\.ts$/.test(file))
    .map((file) => basename(file, '.ts'))

/**
 * Whether an SQLite database has had every migration and holds an account, so that there is
 * nothing left to prepare. Asked of the file itself: loading the CMS only to hear the same
 * takes longer than the rest of a start.
 * @param url as in DATABASE_URL
 * @returns false for any doubt, and for other databases
 */
export async function nothingToPrepare(url: string): Promise<boolean> {
  if (!url.startsWith('file:') || !existsSync(fileURLToPath(new URL(url)))) return false
  const client = createClient({ url })
  try {
    const { rows } = await client.execute('select name from payload_migrations')
    const had = new Set(rows.map(({ name }) => name))
    const users = await client.execute('select 1 from users limit 1')
    return committed().every((name) => had.has(name)) && users.rows.length > 0
  } catch {
    // No such table, or no database at all: preparing it will say what is wrong.
    return false
  } finally {
    client.close()
  }
}
