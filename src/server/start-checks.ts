import { access, chmod, constants, mkdir, statfs } from 'node:fs/promises'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Settings } from '@/runtime/environment'

/** Bytes that must be free on the disk of the data folder: a database needs room to grow and to recover. */
export const MIN_FREE_BYTES = 64 * 1_024 * 1_024
const MIN_NODE = [20, 19] as const

/** A reason not to start, in one line for the operator. */
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
 * Creates the data folder if needed, and checks that it is writable and has room.
 * @param freeBytes free bytes of a folder's disk; a parameter so that a full disk can be tested
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
 * Makes an SQLite database and its log readable by this user only: older versions created it readable for all users of
 * the machine. A file of another owner is left unchanged.
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

/** Checks the port by listening on it for a moment. @throws StartError */
export function checkPort({ port, host }: Pick<Settings, 'port' | 'host'>): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(listenError(error, { port, host })))
    probe.listen({ port, host }, () => probe.close(() => resolve()))
  })
}

/** The reason why the server cannot listen. */
export function listenError(error: NodeJS.ErrnoException, { port, host }: Pick<Settings, 'port' | 'host'>): StartError {
  if (error.code === 'EADDRINUSE')
    return new StartError(`PORT ${port} is in use. Stop the other program, or set PORT to a free one`)
  if (error.code === 'EACCES') return new StartError(`PORT ${port} is reserved. Set PORT to one above 1023`)
  return new StartError(
    `HOST ${host ?? ''} cannot be listened on (${error.code}). Set HOST to an address of this machine`,
  )
}
