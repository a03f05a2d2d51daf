import { z } from 'zod'
import { getOk, sendRequest } from './http'
import type { Site } from './site'
import { timesOf } from './statistics'
import { PUBLISHED_RECIPE } from './targets'

const RENDERS = 30
const PUBLISHES = 20
const VISIBLE_WITHIN_MS = 10_000

type Times = { p50Ms: number; p99Ms: number }
const found = z.object({ docs: z.tuple([z.object({ id: z.number(), title: z.string() })]) })

/** An editor who publishes through the CMS's API. */
export type Editor = { publish(title: string): Promise<{ tookMs: number }> }

/** An editor of the recipe in targets.ts. @param cookie of a signed-in editor */
export async function editorAt(site: Site, cookie: string): Promise<Editor> {
  const headers = { cookie }
  const search = `${site.url}/cms/api/recipes?depth=0&where[slug][equals]=${PUBLISHED_RECIPE.slug}`
  const [{ id }] = found.parse(JSON.parse((await getOk(search, headers)).body.toString('utf8'))).docs
  return {
    async publish(title) {
      const answer = await sendRequest(`${site.url}/cms/api/recipes/${id}?depth=0`, {
        method: 'PATCH',
        headers,
        body: { title, _status: 'published' },
      })
      if (answer.status !== 200)
        throw new Error(`The CMS did not publish: ${answer.status} ${answer.body.toString('utf8', 0, 300)}`)
      return { tookMs: answer.durationMs }
    },
  }
}

/** Measures the first request for a page after each of 30 publishes, when it is in no cache. */
export async function measureUncached(site: Site, editor: Editor): Promise<Times> {
  const took: number[] = []
  for (let turn = 0; turn < RENDERS; turn += 1) {
    await editor.publish(`Render ${turn}`)
    took.push((await getOk(site.url + PUBLISHED_RECIPE.path)).durationMs)
  }
  return timesOf(took)
}

export type Visible = Times & {
  /** The publishing call itself. */
  call: Times
  /** Responses with the old title after the acknowledgement, over all publishes. */
  stale: number
}

/** Measures the time from the CMS's acknowledgement to the first response with the change, 20 times. */
export async function measureVisible(site: Site, editor: Editor): Promise<Visible> {
  const calls: number[] = []
  const waits: number[] = []
  let stale = 0
  for (let turn = 0; turn < PUBLISHES; turn += 1) {
    const title = `Published in turn ${turn}`
    // Puts the page with the old title into the cache.
    await getOk(site.url + PUBLISHED_RECIPE.path)
    calls.push((await editor.publish(title)).tookMs)
    const acknowledged = performance.now()
    while (!(await getOk(site.url + PUBLISHED_RECIPE.path)).body.includes(title)) {
      stale += 1
      if (performance.now() - acknowledged > VISIBLE_WITHIN_MS)
        throw new Error(`"${title}" was not on its page after ${VISIBLE_WITHIN_MS} ms.`)
    }
    waits.push(performance.now() - acknowledged)
  }
  return { ...timesOf(waits), call: timesOf(calls), stale }
}
