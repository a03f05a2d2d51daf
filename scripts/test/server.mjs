import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runNode, startNode, stop } from '../steps/child.mjs'
import { freePort } from '../steps/free-port.mjs'
import { memoryFlags } from '../steps/memory.mjs'
import { Problem } from '../steps/problem.mjs'
import { programArgs } from '../steps/programs.mjs'

const PREPARED_WITHIN_MS = 180_000
const READY_WITHIN_MS = 60_000
const ASK_AGAIN_MS = 200

/**
 * Starts the built site on a free port, with demo content in a temporary data folder.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env from testEnvironment
 * @returns {Promise<{ url: string, dataDir: string, stop: () => Promise<boolean> }>} stop resolves to whether it stopped in time
 * @throws {Problem} with the last lines of the server's output
 */
export async function startTestServer(root, env) {
  const home = mkdtempSync(join(tmpdir(), 'ebs-test-'))
  const remove = () => rmSync(home, { recursive: true, force: true })
  process.once('exit', remove)
  const port = await freePort()
  const dataDir = join(home, 'data')
  const url = `http://localhost:${port}`
  const own = {
    ...env,
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    SITE_URL: url,
    DATA_DIR: dataDir,
    DEMO: '1',
  }
  await runNode(programArgs(root, 'scripts/prepare.ts'), {
    what: 'Preparing the test database',
    cwd: root,
    env: own,
    timeoutMs: PREPARED_WITHIN_MS,
  })
  const log = join(home, 'server.log')
  const server = startNode([...memoryFlags(own), ...programArgs(root, 'src/server/main.ts')], { cwd: root, env: own })
  const out = createWriteStream(log)
  for (const stream of [server.stdout, server.stderr]) stream.pipe(out, { end: false })
  try {
    await healthy(server, url)
  } catch (error) {
    await stop(server)
    throw new Problem(error.message, lastLines(log))
  }
  return {
    url,
    dataDir,
    async stop() {
      const inTime = await stop(server)
      remove()
      return inTime
    },
  }
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
