import type { Bare } from './bare'
import { type Comparison, compare } from './compare'
import { askInTurn, mustGet } from './http'
import { addressOf } from './load'
import type { Site } from './site'
import { timesOf } from './statistics'
import { POSTS_CALL } from './subjects'

const WARM_UPS = 20
/** In turn, on one connection. */
const CALLS = 200
const CONNECTIONS = 32

type Times = { p50Ms: number; p99Ms: number }
export type Posts = { bytes: number; cards: number; one: { site: Times; bare: Times }; many: Comparison }

/** GET /api/posts/ with a full catalogue: one reader after the other, then 32 at once. SPEC 7. */
export async function measurePosts({
  site,
  bare,
  rounds,
  seconds,
}: {
  site: Site
  bare: Bare
  rounds: number
  seconds: number
}): Promise<Posts> {
  const url = site.url + POSTS_CALL
  const answer = await mustGet(url)
  await bare.serve(answer)
  const { posts } = JSON.parse(answer.body.toString('utf8')) as { posts: unknown[] }
  const inTurn = async (address: string) => {
    await askInTurn(address, WARM_UPS, addressOf)
    return timesOf(await askInTurn(address, CALLS, addressOf))
  }
  const one = { site: await inTurn(url), bare: await inTurn(bare.url) }
  const common = { connections: CONNECTIONS, seconds, manyPeople: true }
  const many = await compare({ ...common, url, pid: site.pid }, { ...common, url: bare.url, pid: bare.pid }, rounds)
  return { bytes: answer.body.byteLength, cards: posts.length, one, many }
}
