import { gzipSync } from 'node:zlib'
import { getOk } from './http'
import { addressOf } from './load'
import type { Editor } from './publish'
import type { Site } from './site'
import { timesOf } from './statistics'

const PUBLISHES = 10
const CALLS = 50

type Times = { p50Ms: number; p99Ms: number }
export type SearchIndex = { items: number; bytes: number; gzipBytes: number; site: Times; afterPublish: Times }

/** GET /wp-search.json with a full catalogue: its size, and how long it takes, kept and anew. SPEC 7. */
export async function measureSearchIndex(site: Site, editor: Editor): Promise<SearchIndex> {
  const url = `${site.url}/wp-search.json`
  const { body } = await getOk(url, addressOf(0))
  const items = (JSON.parse(body.toString('utf8')) as { posts: unknown[] }).posts.length
  const kept: number[] = []
  for (let turn = 0; turn < CALLS; turn += 1) kept.push((await getOk(url, addressOf(turn))).durationMs)
  const anew: number[] = []
  for (let turn = 0; turn < PUBLISHES; turn += 1) {
    await editor.publish(`Found in turn ${turn}`)
    anew.push((await getOk(url, addressOf(turn))).durationMs)
  }
  return {
    items,
    bytes: body.byteLength,
    gzipBytes: gzipSync(body).byteLength,
    site: timesOf(kept),
    afterPublish: timesOf(anew),
  }
}
