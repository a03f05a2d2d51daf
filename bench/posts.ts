import { z } from 'zod'
import type { Bare } from './bare'
import { type Comparison, compare } from './compare'
import { whyNoLoad } from './cores'
import { getOk, sendSequentially } from './http'
import { addressOf } from './load'
import type { Editor } from './publish'
import type { Site } from './site'
import { timesOf } from './statistics'
import { POSTS_CALL } from './targets'

const WARM_UPS = 20
/** Sequential calls on one connection. */
const CALLS = 200
const PUBLISHES = 20
const CONNECTIONS = 32

/** Guards against measuring an empty list or cards without pictures. Some demo recipes have no picture. */
const card = z.object({ title: z.string(), imageUrl: z.string().nullable() })
const expected = z.object({
  posts: z
    .array(card)
    .length(100)
    .refine((cards) => cards.filter(({ imageUrl }) => imageUrl !== null).length >= 90, 'The cards have no pictures.'),
})

type Times = { p50Ms: number; p99Ms: number }
export type Posts = {
  bytes: number
  one: { site: Times; bare: Times; afterPublish: Times }
  /** Null on a machine that cannot load servers. */
  many: Comparison | null
}

type Setting = { site: Site; bare: Bare; editor: Editor; rounds: number; seconds: number }

/** Measures GET /api/posts/ with a full catalogue: sequential, after each publish, and with 32 connections. */
export async function measurePosts({ site, bare, editor, rounds, seconds }: Setting): Promise<Posts> {
  const url = site.url + POSTS_CALL
  const answer = await getOk(url)
  expected.parse(JSON.parse(answer.body.toString('utf8')))
  await bare.serve(answer)
  const one = { bare: await inTurn(bare.url), ...(await onOneConnection(url, editor)) }
  const common = { connections: CONNECTIONS, seconds, manyPeople: true }
  const many = whyNoLoad()
    ? null
    : await compare({ ...common, url, pid: site.pid }, { ...common, url: bare.url, pid: bare.pid }, rounds)
  return { bytes: answer.body.byteLength, one, many }
}

/** Sequential calls, and the first call after each publish. */
export async function onOneConnection(url: string, editor: Editor): Promise<{ site: Times; afterPublish: Times }> {
  return { site: await inTurn(url), afterPublish: await afterPublishes(url, editor) }
}

async function inTurn(url: string): Promise<Times> {
  await sendSequentially(url, WARM_UPS, addressOf)
  return timesOf(await sendSequentially(url, CALLS, addressOf))
}

/** The uncached call, since a publish expires the cached list. */
async function afterPublishes(url: string, editor: Editor): Promise<Times> {
  const took: number[] = []
  for (let turn = 0; turn < PUBLISHES; turn += 1) {
    await editor.publish(`Read in turn ${turn}`)
    took.push((await getOk(url, addressOf(turn))).durationMs)
  }
  return timesOf(took)
}
