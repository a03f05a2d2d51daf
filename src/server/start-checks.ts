import { access, chmod, constants, mkdir, statfs } from 'node:fs/promises'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Settings } from './environment'

/** Bytes that must be free where the data lies: a database needs room to grow and to recover. */
export const MIN_FREE_BYTES = 64 * 1_024 * 1_024
const MIN_NODE = [20, 19] as const

/** A reason not to start, in one line for whoever starts the site. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** @param version like "20.19.0" @throws StartError */
export function checkNode(version: string): void {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1])) return
  throw new StartError(`Node ${version} is too old. Install Node ${MIN_NODE.join('.')} or newer`)
}

/**
 * The data folder must be there (it is made if not), writable, and have room.
 * @param freeBytes how much is free at a folder; a parameter so that a full disk can be tested
 * @throws StartError
 */
export async function checkDataFolder(
  dataDir: string,
  freeBytes: (folder: string) => Promise<number> = freeBytesAt,
): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true })
    await access(dataDir, constants.W_OK)
  } catch {
    throw new StartError(`DATA_DIR ${dataDir} cannot be written to. Allow it, or set DATA_DIR to a folder that can`)
  }
  const available = await freeBytes(dataDir)
  if (available >= MIN_FREE_BYTES) return
  throw new StartError(
    `DATA_DIR ${dataDir} has ${Math.floor(available / 1_048_576)} MB left on its disk. Make at least 64 MB of room`,
  )
}

/**
 * Takes an SQLite database and its log away from other users of the machine: one that an older version made was
 * readable for all. A file of somebody else's is left as it is.
 * @param databaseUrl as in DATABASE_URL
 */
export async function restrictDatabaseFiles(databaseUrl: string): Promise<void> {
  if (!databaseUrl.startsWith('file:')) return
  const file = fileURLToPath(new URL(databaseUrl))
  for (const name of [file, `${file}-wal`, `${file}-shm`]) await chmod(name, 0o600).catch(() => undefined)
}

async function freeBytesAt(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Tries the address by listening on it for a moment. @throws StartError */
export function checkPort({ port, host }: Pick<Settings, 'port' | 'host'>): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(listenError(error, { port, host })))
    probe.listen({ port, host }, () => probe.close(() => resolve()))
  })
}

/** What it means when the server cannot listen. */
export function listenError(error: NodeJS.ErrnoException, { port, host }: Pick<Settings, 'port' | 'host'>): StartError {
  if (error.code === 'EADDRINUSE')
    return new StartError(`PORT ${port} is in use. Stop the other program, or set PORT to a free one`)
  if (error.code === 'EACCES') return new StartError(`PORT ${port} is reserved. Set PORT to one above 1023`)
  return new StartError(
    `HOST ${host ?? ''} cannot be listened on (${error.code}). Set HOST to an address of this machine`,
  )
}
