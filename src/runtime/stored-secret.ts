import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SECRET_FORMAT = /^[0-9a-f]{64}$/

/**
 * The secret with which sessions are signed, created once and stored in the data folder.
 * @param dataDir absolute
 * @returns 32 bytes, in hex
 * @throws Error with a message for the operator
 */
export function loadOrCreateSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  if (!existsSync(file)) createSecretFile(dataDir, file)
  const secret = readFileSync(file, 'utf8').trim()
  if (!SECRET_FORMAT.test(secret))
    throw new Error(`${file} does not hold a secret. Restore the right file, or delete it: everyone is then signed out`)
  return secret
}

/** Creates the file atomically, and never over another process's secret: link fails where rename would replace it. */
function createSecretFile(dataDir: string, file: string): void {
  mkdirSync(dataDir, { recursive: true })
  const tempFile = `${file}.${process.pid}.tmp`
  writeFileSync(tempFile, randomBytes(32).toString('hex'), { mode: 0o600 })
  try {
    linkSync(tempFile, file)
  } catch (error) {
    // Another process was faster: its secret is used.
    if (!existsSync(file)) throw error
  } finally {
    rmSync(tempFile, { force: true })
  }
}
