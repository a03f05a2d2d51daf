import { z } from 'zod'
import { getOk, sendRequest } from './http'
import { addressOf } from './load'
import type { Site } from './site'
import { timesOf } from './statistics'

const CONNECTIONS = 32
/** Per connection. */
const TOGGLES = 60
/** The number of recipes: few, so that many connections toggle the same one concurrently. */
const RECIPES = 20

const posts = z.object({ posts: z.array(z.object({ databaseId: z.number() })) })
const me = z.object({ user: z.object({ id: z.number() }) })
const toggled = z.object({ favorite: z.boolean() })

export type Toggles = {
  connections: number
  count: number
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** Favorites whose state differs from the responses. */
  lost: number
}

/**
 * Toggles one member's favorites over 32 connections, then counts lost toggles: the responses of each recipe must add
 * up to its final state.
 * @param cookie the member's session
 * @throws Error when a response is missing or an error
 */
export async function measureToggles(site: Site, cookie: string): Promise<Toggles> {
  const { databaseIds, read, userId } = await memberAt(site, cookie)
  const before = await read()
  const took: number[] = []
  const balance = new Map(databaseIds.map((id) => [id, before.has(id) ? 1 : 0]))
  async function worker(person: number): Promise<void> {
    for (let turn = 0; turn < TOGGLES; turn += 1) {
      const postId = databaseIds[(person * 7 + turn * 13) % databaseIds.length] ?? 0
      const start = performance.now()
      const answer = await fetch(`${site.url}/api/favorites/toggle`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, ...addressOf(person * TOGGLES + turn) },
        body: JSON.stringify({ postId, userId }),
      })
      if (answer.status !== 200) throw new Error(`A toggle answered ${answer.status}: ${await answer.text()}`)
      const { favorite } = toggled.parse(await answer.json())
      took.push(performance.now() - start)
      balance.set(postId, (balance.get(postId) ?? 0) + (favorite ? 1 : -1))
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, person) => worker(person)))
  const seconds = (performance.now() - start) / 1_000
  const after = await read()
  const lost = [...balance].filter(([id, sum]) => sum !== (after.has(id) ? 1 : 0)).length
  return { connections: CONNECTIONS, count: took.length, perSecond: took.length / seconds, ...timesOf(took), lost }
}

async function memberAt(site: Site, cookie: string) {
  const json = async <T>(path: string, shape: z.ZodType<T>) =>
    shape.parse(JSON.parse((await sendRequest(site.url + path, { headers: { cookie } })).body.toString('utf8')))
  const { user } = await json('/api/auth/me', me)
  const recipes = posts.parse(
    JSON.parse(
      (await getOk(`${site.url}/api/posts?postType=recipes&first=${RECIPES}`, addressOf(0))).body.toString('utf8'),
    ),
  )
  return {
    userId: user.id,
    databaseIds: recipes.posts.map(({ databaseId }) => databaseId),
    read: async () => new Set((await json('/api/favorites/posts/', posts)).posts.map(({ databaseId }) => databaseId)),
  }
}
