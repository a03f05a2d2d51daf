import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { freePort } from '../../scripts/steps/free-port.mjs'
import { type Binaries, findBinaries, program } from './postgres-binaries'

const START_WITHIN_MS = 30_000
const STOP_WITHIN_MS = 5_000

/** A temporary PostgreSQL server, deleted with all its data when it stops. */
export type TestPostgres = {
  /** Its temporary folder. */
  home: string
  /** Address of its maintenance database. */
  url: string
  origin: Binaries['origin']
  /** Creates an empty database. @returns its address */
  createDatabase(name: string): Promise<string>
  stop(): Promise<void>
}

/**
 * Starts a temporary PostgreSQL server on a free port of the loopback address, in a temporary folder. It stops with
 * this process and needs no setup.
 * @throws Error with the end of PostgreSQL's output when it does not start
 */
export async function startPostgres(): Promise<TestPostgres> {
  const owner = unprivilegedUser()
  // Root's temporary folder may not be readable for the user that PostgreSQL runs as.
  const home = mkdtempSync(join(owner ? '/tmp' : tmpdir(), 'ebs-postgres-'))
  const remove = () => rmSync(home, { recursive: true, force: true })
  try {
    const { folder, origin } = findBinaries(home)
    const data = join(home, 'data')
    mkdirSync(data)
    chmodSync(home, 0o755)
    if (owner) chownSync(data, owner.uid, owner.gid)
    // The C locale exists on every system, whatever its language.
    const env = { ...process.env, LC_ALL: 'C' }
    const asOwner = { ...owner, cwd: data, env }
    execFileSync(join(folder, program('initdb')), ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '-N'], {
      ...asOwner,
      stdio: 'pipe',
    })
    const port = await freePort()
    const server = spawn(join(folder, program('postgres')), ['-D', data, ...settings(port)], {
      ...asOwner,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const stop = stopper(server, remove)
    const url = `postgres://test@127.0.0.1:${port}/postgres`
    await waitUntilReady(server, url).catch(async (error: unknown) => {
      await stop()
      throw error
    })
    return { home, url, origin, stop, createDatabase: (name) => createDatabase(url, name) }
  } catch (error) {
    remove()
    throw error
  }
}

/** Creates a database on a server: empty, or a copy of one that has no open connections. @returns its address */
export async function createDatabase(serverUrl: string, name: string, template?: string): Promise<string> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    const copied = template === undefined ? '' : ` TEMPLATE ${client.escapeIdentifier(template)}`
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}${copied}`)
  } finally {
    await client.end()
  }
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Durability is off: no data outlives the tests. */
function settings(port: number): string[] {
  const values = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '300',
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** PostgreSQL refuses to run as root: the user to run it as, or undefined when this process is not root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  // The second is a Unix user. cspell:ignore nobody
  for (const name of ['postgres', 'nobody']) {
    try {
      const idOf = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: idOf('-u'), gid: idOf('-g') }
    } catch {
      // The user does not exist here: try the next name.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody to run it as.')
}

async function waitUntilReady(server: ChildProcess, url: string): Promise<void> {
  let output = ''
  server.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-2_000)
  })
  const giveUpAt = Date.now() + START_WITHIN_MS
  while (Date.now() < giveUpAt && server.exitCode === null) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      return await client.end()
    } catch {
      await new Promise((again) => setTimeout(again, 50))
    }
  }
  throw new Error(`PostgreSQL did not start:\n${output}`)
}

function stopper(server: ChildProcess, remove: () => void): () => Promise<void> {
  const kill = () => {
    server.kill('SIGKILL')
    remove()
  }
  process.once('exit', kill)
  return async () => {
    process.off('exit', kill)
    if (server.exitCode === null && server.signalCode === null) {
      const gone = new Promise((done) => server.once('exit', done))
      const timer = setTimeout(() => server.kill('SIGKILL'), STOP_WITHIN_MS)
      // PostgreSQL's fast shutdown, which closes open connections.
      server.kill('SIGINT')
      await gone
      clearTimeout(timer)
    }
    remove()
  }
}
