import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Reads .env.local and .env into the environment, once for every program that is started.
 * What is set already stays; .env.local goes before .env.
 * @param {string} root
 */
export function loadEnvFiles(root) {
  for (const name of ['.env.local', '.env']) {
    const file = join(root, name)
    if (existsSync(file)) process.loadEnvFile(file)
  }
}
