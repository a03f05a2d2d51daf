import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Loads .env.local and .env into the environment. Variables that are set already take precedence, and .env.local
 * precedes .env.
 * @param {string} root
 */
export function loadEnvFiles(root) {
  for (const name of ['.env.local', '.env']) {
    const file = join(root, name)
    if (existsSync(file)) process.loadEnvFile(file)
  }
}
