import { existsSync, readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const MIGRATIONS = join('src', 'cms', 'migrations', 'sqlite')

/** Names of the committed migrations, as the CMS stores them. */
const committed = (root) =>
  readdirSync(join(root, MIGRATIONS))
    .filter((file) => /^\d.*\.ts$/.test(file))
    .map((file) => basename(file, '.ts'))

/**
 * Whether an SQLite database has every migration and at least one account, so that there is nothing to prepare. Reads
 * the file directly, because loading the CMS for this takes longer than the rest of a start.
 * @param {string} root
 * @param {Record<string, string | undefined>} env DATABASE_URL and DATA_DIR, as the settings have them
 * @returns {Promise<boolean>} false when it cannot be determined, and for other databases
 */
export async function isPrepared(root, { DATABASE_URL, DATA_DIR }) {
  const url = DATABASE_URL || `file:${resolve(root, DATA_DIR || 'data', 'site.db')}`
  let client
  try {
    if (!url.startsWith('file:') || !existsSync(fileURLToPath(new URL(url)))) return false
    // Imported late, because the packages may not be installed when this file is loaded.
    const { createClient } = await import('@libsql/client')
    client = createClient({ url })
    const { rows } = await client.execute('select name from payload_migrations')
    const had = new Set(rows.map(({ name }) => name))
    const users = await client.execute('select 1 from users limit 1')
    return committed(root).every((name) => had.has(name)) && users.rows.length > 0
  } catch {
    // No such table or no database: the preparation reports what is wrong.
    return false
  } finally {
    client?.close()
  }
}
