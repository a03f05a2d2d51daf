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

/** What an editor does over the CMS's own API. */
export type Editor = { publish(title: string): Promise<{ tookMs: number }> }

/** An editor at one recipe. @param cookie of a signed-in editor */
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

/** The first request for a page after each of 30 publishes of it: nothing of it is in any cache. */
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
  /** Answers with the old title that came after the acknowledgement, over all publishes. */
  stale: number
}

/** From the CMS's word that a recipe is published to the first answer that shows it, 20 times. */
export async function measureVisible(site: Site, editor: Editor): Promise<Visible> {
  const calls: number[] = []
  const waits: number[] = []
  let stale = 0
  for (let turn = 0; turn < PUBLISHES; turn += 1) {
    const title = `Published in turn ${turn}`
    // In the cache with the old title, as on a site that is being read.
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
