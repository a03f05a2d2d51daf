import { z } from 'zod'
import { addressOf } from './load'
import { signIn } from './sign-in'

/** Client addresses of the requests: a single one would reach the rate limit. */
const ADDRESSES = 5_000
/** Wait before the next request while the server restarts. */
const WAIT_MS = 100

const me = z.object({ user: z.object({ id: z.number() }) })
const ids = z.array(z.object({ databaseId: z.number() }))
const favorites = z.object({ posts: ids })
const watched = z.object({ watchedMovements: z.array(z.object({ databaseId: z.number(), watched: z.boolean() })) })
const ratings = z.record(z.string(), z.number())
const toggled = z.object({ favorite: z.boolean() })

export type MemberItems = { recipes: readonly number[]; movements: readonly number[] }

/** The acknowledged state of an item; undefined where a write was in progress when the server was killed. */
type Known<T> = Map<number, T | undefined>

/** A member who sends one request after the other, and records the acknowledged writes. */
export type Member = {
  /** Durations in milliseconds. */
  took: number[]
  serverErrors: number
  /** Acknowledged writes. */
  writes: number
  act(turn: number): Promise<void>
  /** @returns the number of items whose state differs from the acknowledged one */
  lost(): Promise<number>
}

/**
 * Signs a member in.
 * @param number of the member: each begins at another item
 * @param items databaseIds of recipes to rate and movements to watch; both can be favorites
 */
export async function memberAt(url: string, username: string, number: number, items: MemberItems): Promise<Member> {
  const { cookie } = await signIn(url, username, addressOf(number))
  let asked = number * 97
  const ask = (path: string, body?: unknown) => {
    asked += 1
    return fetch(url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { cookie, 'content-type': 'application/json', ...addressOf(asked % ADDRESSES) },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  }
  const read = async <T>(path: string, shape: z.ZodType<T>, body?: unknown) =>
    shape.parse(await (await ask(path, body)).json())
  const { user } = await read('/api/auth/me', me)

  const kept: Known<boolean> = new Map([...items.recipes, ...items.movements].map((id) => [id, false]))
  const seen: Known<boolean> = new Map()
  const rated: Known<number> = new Map()
  const member: Member = { took: [], serverErrors: 0, writes: 0, act, lost }

  /** @returns the response body on success; null otherwise */
  async function timed(path: string, body?: unknown): Promise<unknown> {
    const start = performance.now()
    try {
      const answer = await ask(path, body)
      const json: unknown = await answer.json()
      member.took.push(performance.now() - start)
      if (answer.status >= 500) member.serverErrors += 1
      else if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(json)}`)
      return answer.ok ? json : null
    } catch (error) {
      // Without a response, the server is restarting; other errors are rethrown.
      if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error
      await new Promise((again) => setTimeout(again, WAIT_MS))
      return null
    }
  }

  async function write<T>(known: Known<T>, id: number, path: string, body: unknown, now: (json: unknown) => T) {
    known.set(id, undefined)
    const json = await timed(path, body)
    if (json === null) return
    member.writes += 1
    known.set(id, now(json))
  }

  async function act(turn: number): Promise<void> {
    const one = (ids: readonly number[]) => ids[(number * 7 + turn * 13) % ids.length] ?? 0
    switch (turn % 6) {
      case 0:
        await timed('/api/auth/me')
        break
      case 1:
      case 2: {
        const id = one([...kept.keys()])
        await write(
          kept,
          id,
          '/api/favorites/toggle',
          { postId: id, userId: user.id },
          (json) => toggled.parse(json).favorite,
        )
        break
      }
      case 3: {
        const id = one(items.movements)
        await write(seen, id, '/api/videos/mark-watched', { databaseId: id }, () => true)
        break
      }
      case 4: {
        const id = one(items.recipes)
        const rating = 1 + ((number + turn) % 5)
        await write(rated, id, '/api/recipes/ratings', { recipeId: id, rating }, () => rating)
        break
      }
      default:
        await timed('/api/milestones')
    }
  }

  async function lost(): Promise<number> {
    const [nowKept, nowSeen, nowRated] = await Promise.all([
      read('/api/favorites/posts/', favorites),
      read('/api/movement/watched', watched, {}),
      read('/api/recipes/ratings/', ratings),
    ])
    const keptIds = new Set(nowKept.posts.map(({ databaseId }) => databaseId))
    const seenIds = new Set(nowSeen.watchedMovements.flatMap((item) => (item.watched ? [item.databaseId] : [])))
    const differs = <T>(known: Known<T>, now: (id: number) => T | undefined) =>
      [...known].filter(([id, value]) => value !== undefined && value !== now(id)).length
    return (
      differs(kept, (id) => keptIds.has(id)) +
      differs(seen, (id) => seenIds.has(id)) +
      differs(rated, (id) => nowRated[id])
    )
  }

  return member
}
