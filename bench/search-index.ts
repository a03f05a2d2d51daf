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

/** Measures GET /wp-search.json with a full catalogue: its size, and its duration cached and uncached. */
export async function measureSearchIndex(site: Site, editor: Editor): Promise<SearchIndex> {
  const url = `${site.url}/wp-search.json`
  const { body } = await getOk(url, addressOf(0))
  const items = (JSON.parse(body.toString('utf8')) as { posts: unknown[] }).posts.length
  const cached: number[] = []
  for (let turn = 0; turn < CALLS; turn += 1) cached.push((await getOk(url, addressOf(turn))).durationMs)
  const uncached: number[] = []
  for (let turn = 0; turn < PUBLISHES; turn += 1) {
    await editor.publish(`Found in turn ${turn}`)
    uncached.push((await getOk(url, addressOf(turn))).durationMs)
  }
  return {
    items,
    bytes: body.byteLength,
    gzipBytes: gzipSync(body).byteLength,
    site: timesOf(cached),
    afterPublish: timesOf(uncached),
  }
}
