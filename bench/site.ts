import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runNode, startNode, stop } from '../scripts/steps/child.mjs'
import { freePort } from '../scripts/steps/free-port.mjs'
import { memoryFlags } from '../scripts/steps/memory.mjs'
import { builtArgs, programArgs } from '../scripts/steps/programs.mjs'
import { get } from './http'

const READY_WITHIN_MS = 120_000
const ASK_AGAIN_MS = 200
const KEPT_LINES = 40

/** The production server under test. */
export type Site = {
  url: string
  pid: number
  dataDir: string
  /** Kills it with SIGKILL and starts it again with the same data. */
  killAndRestart(): Promise<void>
  stop(): Promise<void>
}

type Wanted = {
  /** Number of generated recipes besides the demo content. */
  recipes: number
  /** Number of members besides the demo's users (insert-members.ts). */
  members?: number
  /** Number of members in a program (insert-enrolments.ts); needs one of the members above. */
  enrolments?: number
  /** Number of members who have not joined yet (insert-members.ts). */
  payers?: number
  /** More variables of the server. */
  env?: Record<string, string>
  /** Does not delete the data folder. */
  keep?: boolean
  /** An empty PostgreSQL database instead of a file in the data folder. */
  databaseUrl?: string
}

/**
 * Fills a temporary data folder and serves it on a free port of the loopback address.
 * @param root the project's folder
 * @throws Error with the last lines of the server's output
 */
export async function startSite(
  root: string,
  { databaseUrl, enrolments = 0, env: more = {}, keep = false, members = 0, payers = 0, recipes }: Wanted,
): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ebs-bench-'))
  const remove = () => {
    if (!keep) rmSync(dataDir, { recursive: true, force: true })
  }
  process.once('exit', remove)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env: NodeJS.ProcessEnv = {
    ...ownSettingsRemoved(process.env),
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    SITE_URL: url,
    DATA_DIR: dataDir,
    DEMO: '1',
    // Requests have many client addresses (load.ts), as behind a proxy: a single one reaches the rate limit in seconds.
    TRUST_PROXY: '1',
    ...(databaseUrl && { DATABASE_URL: databaseUrl, PAYLOAD_SECRET: 'the secret of a benchmark' }),
    ...more,
  }
  await runNode([...programArgs(root, 'bench/fill.ts'), ...[recipes, members, enrolments, payers].map(String)], {
    what: 'Filling the database',
    cwd: root,
    env,
    show: true,
  })
  let child = await serve(root, env, url)
  return {
    url,
    get pid() {
      return child.pid ?? 0
    },
    dataDir,
    async killAndRestart() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
      child = await serve(root, env, url)
    },
    async stop() {
      await stop(child)
      remove()
    },
  }
}

/** Starts the server and waits until it is healthy. @throws Error with its last lines of output otherwise */
async function serve(root: string, env: NodeJS.ProcessEnv, url: string): Promise<ChildProcess> {
  // As scripts/start/serve.mjs does.
  const args = [...memoryFlags({ NODE_OPTIONS: env.NODE_OPTIONS }), ...builtArgs(root, 'src/server/main.ts')]
  const child: ChildProcess = startNode(args, { cwd: root, env })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      lines.push(...text.trimEnd().split('\n'))
      lines.splice(0, lines.length - KEPT_LINES)
    })
  }
  if (await isHealthy(url, () => child.exitCode === null)) return child
  await stop(child)
  throw new Error(
    `The server did not serve within ${READY_WITHIN_MS / 1_000} seconds. Its last lines:\n${lines.join('\n')}`,
  )
}

/** The environment without the local site's settings, which would measure another database or send email. */
function ownSettingsRemoved(env: NodeJS.ProcessEnv): Record<string, string | undefined> {
  const own = /^(PAYLOAD_SECRET|(DATABASE|REDIS|SMTP)_URL|S3_.+|STRIPE_.+)$/
  return Object.fromEntries(Object.entries(env).filter(([name]) => !own.test(name)))
}

async function isHealthy(url: string, alive: () => boolean): Promise<boolean> {
  const giveUpAt = Date.now() + READY_WITHIN_MS
  while (Date.now() < giveUpAt && alive()) {
    const answer = await get(`${url}/api/health`).catch(() => null)
    if (answer?.status === 200) return true
    await new Promise((again) => setTimeout(again, ASK_AGAIN_MS))
  }
  return false
}
