import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runNode, startNode, stop } from '../steps/child.mjs'
import { freePort } from '../steps/free-port.mjs'
import { memoryFlags } from '../steps/memory.mjs'
import { Problem } from '../steps/problem.mjs'
import { programArgs } from '../steps/programs.mjs'

const PREPARED_WITHIN_MS = 360_000
const READY_WITHIN_MS = 60_000
const ASK_AGAIN_MS = 200
const CHEAP_PASSWORDS = ['--import', new URL('../../tests/support/cheap-passwords.mjs', import.meta.url).href]

/**
 * Makes a data folder with the demo content, and checks that the catalogue shows what was loaded. It goes with this process.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env from testEnvironment
 * @returns {Promise<string>} its path
 * @throws {Problem}
 */
export async function prepareDemo(root, env) {
  const home = mkdtempSync(join(tmpdir(), 'ebs-test-'))
  process.once('exit', () => rmSync(home, { recursive: true, force: true }))
  const dataDir = join(home, 'data')
  const options = { cwd: root, env: serverEnvironment(env, dataDir), timeoutMs: PREPARED_WITHIN_MS }
  await runNode([...CHEAP_PASSWORDS, ...programArgs(root, 'scripts/prepare.ts')], {
    what: 'Loading the demo content',
    ...options,
  })
  await runNode(programArgs(root, 'scripts/reconcile.ts'), { what: 'Checking its catalogue', ...options })
  return dataDir
}

/**
 * Starts the built site as a person would, on a free port.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env from testEnvironment
 * @param {string} dataDir from prepareDemo
 * @returns {Promise<{ url: string, dataDir: string, stop: () => Promise<boolean> }>} stop says whether it stopped by itself in time
 * @throws {Problem} with the end of what the server said
 */
export async function startTestServer(root, env, dataDir) {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const own = { ...serverEnvironment(env, dataDir), PORT: String(port), HOST: '127.0.0.1', SITE_URL: url }
  const log = `${dataDir}.log`
  const program = [...memoryFlags(own), ...CHEAP_PASSWORDS, ...programArgs(root, 'src/server/main.ts')]
  const server = startNode(program, { cwd: root, env: own })
  const out = createWriteStream(log)
  for (const stream of [server.stdout, server.stderr]) stream.pipe(out, { end: false })
  try {
    await healthy(server, url)
  } catch (error) {
    await stop(server)
    throw new Problem(error.message, lastLines(log))
  }
  return { url, dataDir, stop: () => stop(server) }
}

function serverEnvironment(env, dataDir) {
  return { ...env, NODE_ENV: 'production', DATA_DIR: dataDir, DEMO: '1' }
}

async function healthy(server, url) {
  const giveUpAt = Date.now() + READY_WITHIN_MS
  while (Date.now() < giveUpAt) {
    if (server.exitCode !== null) throw new Error('The test server ended before it served.')
    try {
      const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(5_000) })
      if (answer.ok) return
    } catch {
      // Not listening yet.
    }
    await new Promise((again) => setTimeout(again, ASK_AGAIN_MS))
  }
  throw new Error(`The test server did not answer /api/health within ${READY_WITHIN_MS / 1000} seconds.`)
}

function lastLines(file) {
  return readFileSync(file, 'utf8').trim().split('\n').slice(-30)
}
