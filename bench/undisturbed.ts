import { once } from 'node:events'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { LIMITS } from '@/rules/limits'
import { startNode, stop } from '../scripts/steps/child.mjs'
import { getOk, sendRequest } from './http'
import type { Site } from './site'
import { timesOf } from './statistics'

/** The cached page, and the page that is rendered anew. */
const CACHED_PATH = '/'
const RENDERED_PATH = '/about'
const RENDER_EVERY_MS = 100
const REQUEST_EVERY_MS = 10
const ALONE_MS = 5_000
const RENDERS_MS = 5_000
const LOCKED_MS = 10_000
/** A write waits for ten seconds at most. */
const IMPORT_AFTER_MS = 1_000
const LOCK_HELD_WITHIN_MS = 30_000

const checked = z.object({ digest: z.string() })

export type Undisturbed = { during: string; count: number; p50Ms: number; p99Ms: number; maxMs: number }

/**
 * Measures a cached page a hundred times a second, however long the responses take: alone, while another page is
 * rendered anew ten times a second, and while also another process has locked the database (SQLite) for ten seconds and
 * an import of recipes waits for it and then writes. The import makes drafts, so the cached page stays cached.
 * @param cookie of a signed-in editor
 */
export async function measureUndisturbed(site: Site, cookie: string): Promise<Undisturbed[]> {
  const requests = new Agent({ keepAlive: true })
  const others = new Agent({ keepAlive: true })
  const during = async (name: string, work: Promise<unknown>): Promise<Undisturbed> => {
    const took = await requestUntil(work, () => timeOf(site, requests))
    return { during: name, count: took.length, ...timesOf(took), maxMs: Math.max(...took) }
  }
  try {
    await getOk(site.url + CACHED_PATH)
    const alone = await during('alone', setTimeout(ALONE_MS))
    const upload = await checkedImport(site, cookie, others)
    const stopRenders = renderAnew(site, cookie, others)
    try {
      return [
        alone,
        await during('beside renders', setTimeout(RENDERS_MS)),
        await during('beside renders, an import and a locked database', whileLocked(site, upload)),
      ]
    } finally {
      stopRenders()
    }
  } finally {
    requests.destroy()
    others.destroy()
  }
}

/** Starts a request every ten milliseconds until the work is done. @returns the duration of each */
async function requestUntil(work: Promise<unknown>, request: () => Promise<number>): Promise<number[]> {
  const started: Promise<number>[] = []
  const startMs = performance.now()
  const timer = setInterval(() => {
    // On a busy machine a timer fires late, and Node does not make up for it.
    while (started.length * REQUEST_EVERY_MS < performance.now() - startMs) started.push(request())
  }, REQUEST_EVERY_MS)
  try {
    await work
  } finally {
    clearInterval(timer)
  }
  return Promise.all(started)
}

async function timeOf(site: Site, connections: Agent): Promise<number> {
  const { durationMs, status } = await sendRequest(site.url + CACHED_PATH, { connections })
  if (status !== 200) throw new Error(`${CACHED_PATH} answered ${status}.`)
  return durationMs
}

/** Renders a page anew ten times a second, as an editor's `?refresh=1` does. @returns stops it */
function renderAnew(site: Site, cookie: string, connections: Agent): () => void {
  const render = async () => {
    await sendRequest(`${site.url}${RENDERED_PATH}?refresh=1`, { headers: { cookie }, connections })
    await sendRequest(site.url + RENDERED_PATH, { connections })
  }
  // A render that fails shows in no figure: the cached page is what is measured.
  const timer = setInterval(() => void render().catch(() => undefined), RENDER_EVERY_MS)
  return () => clearInterval(timer)
}

/** Has the CMS check a file of recipes. @returns imports it */
async function checkedImport(site: Site, cookie: string, connections: Agent): Promise<() => Promise<void>> {
  const body = Array.from({ length: LIMITS.recipeImportRows }, (_, index) => ({ title: `Imported recipe ${index}` }))
  const post = async (path: string): Promise<string> => {
    const url = `${site.url}/cms/api/recipes/${path}`
    const answer = await sendRequest(url, { method: 'POST', headers: { cookie }, body, connections })
    if (answer.status !== 200) throw new Error(`The import was refused: ${answer.status} ${answer.body.toString()}`)
    return answer.body.toString()
  }
  const { digest } = checked.parse(JSON.parse(await post('import/check?format=json')))
  return async () => void (await post(`import?format=json&checked=${digest}`))
}

/** Runs something while another process has locked the database. */
async function whileLocked(site: Site, run: () => Promise<void>): Promise<void> {
  const args = [join('bench', 'lock-database.mjs'), join(site.dataDir, 'site.db'), String(LOCKED_MS)]
  const locker = startNode(args, { stdio: ['ignore', 'inherit', 'inherit'] })
  try {
    await once(locker, 'message', { signal: AbortSignal.timeout(LOCK_HELD_WITHIN_MS) })
    await setTimeout(IMPORT_AFTER_MS)
    await run()
  } finally {
    await stop(locker)
  }
}
