import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runNode, startNode, stop } from '../scripts/steps/child.mjs'
import { freePort } from '../scripts/steps/free-port.mjs'
import { programArgs } from '../scripts/steps/programs.mjs'
import { get } from './http'

const READY_WITHIN_MS = 120_000
const ASK_AGAIN_MS = 200
const KEPT_LINES = 40

/** The production server under test. */
export type Site = { url: string; pid: number; dataDir: string; stop(): Promise<void> }

/**
 * Fills a data folder of its own and serves it on a free port of the loopback address.
 * @param root the project's folder
 * @param recipes how many are generated beside the demo content
 * @param keep leaves the data folder where it is
 * @throws Error with the end of what the server said
 */
export async function startSite(root: string, { recipes, keep }: { recipes: number; keep: boolean }): Promise<Site> {
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
    // The API's readers come with addresses of their own (load.ts), as behind a proxy: one
    // reader alone is held to the rate limit after a few seconds.
    TRUST_PROXY: '1',
  }
  await runNode(['--import', 'tsx', join('bench', 'fill.ts'), String(recipes)], {
    what: 'Filling the database',
    cwd: root,
    env,
    show: true,
  })
  const child: ChildProcess = startNode(programArgs(root, 'src/server/main.ts'), { cwd: root, env })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      lines.push(...text.trimEnd().split('\n'))
      lines.splice(0, lines.length - KEPT_LINES)
    })
  }
  const site = {
    url,
    pid: child.pid ?? 0,
    dataDir,
    async stop() {
      await stop(child)
      remove()
    },
  }
  if (await isHealthy(url, () => child.exitCode === null)) return site
  await site.stop()
  throw new Error(
    `The server did not serve within ${READY_WITHIN_MS / 1_000} seconds. Its last words:\n${lines.join('\n')}`,
  )
}

/** What the shell sets for a site of its own would measure another database, or send mail. */
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
