import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { ENCODED, pathsOf, readersOf } from './crawl'
import { getOk, sendRequest } from './http'
import { random } from './recipes'
import { signIn } from './sign-in'
import { POSTS_CALL } from './targets'

/** 20 requests a second: a single address may make about as many calls. */
const REQUEST_EVERY_MS = 50
/** Requests that wait for their answers. A server that cannot keep up gets no more, or its queue would be measured. */
const MAX_WAITING = 16
const MINUTE_MS = 60_000
/** Sessions end after half an hour, and these are not renewed as a browser renews its own. */
const SESSION_MINUTES = 20
/** The pages whose pictures are requested. */
const PICTURE_PAGES = ['/', '/recipes/', '/movements/', '/ebs-blog/']
const CALLS = [POSTS_CALL, '/api/auth/me', '/api/favorites/posts/', '/api/milestones', '/wp-search.json']
/** Of a hundred requests: documents and payloads, calls, pictures, hearts, pages that an editor has rendered again. */
const SHARES = { pages: 70, calls: 15, pictures: 8, hearts: 6, refreshes: 1 } as const

/**
 * Requests what people of all audiences request, in an order that is the same in each run.
 * @param minutes how long
 * @returns a description after each minute
 * @throws Error when a request fails
 */
export async function* mixedTraffic(siteUrl: string, minutes: number): AsyncGenerator<string> {
  const connections = new Agent({ keepAlive: true })
  const next = random(minutes)
  const from = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  const paths = await pathsOf(siteUrl)
  let { editor, members, readers } = await sessionsOf(siteUrl)
  const pictures = await picturesOf(siteUrl)
  const recipes = await recipesOf(siteUrl)
  const get = (path: string, headers: Record<string, string>) =>
    sendRequest(siteUrl + path, { headers: { ...ENCODED, ...headers }, connections })

  const kinds = {
    pages: () => get(from(paths), { ...from(readers), ...(next() < 0.5 && { rsc: '1' }) }),
    calls: () => get(from(CALLS), from(members).headers),
    pictures: () => get(from(pictures), { accept: 'image/avif,image/webp,*/*' }),
    hearts: () => {
      const { headers, userId } = from(members)
      const body = { postId: from(recipes), userId }
      return sendRequest(`${siteUrl}/api/favorites/toggle`, { method: 'POST', headers, body, connections })
    },
    refreshes: () => get(`${from(paths)}?refresh=1`, editor),
  } satisfies Record<keyof typeof SHARES, () => ReturnType<typeof get>>
  const drawn = Object.entries(SHARES).flatMap(([kind, share]) => Array(share).fill(kind as keyof typeof SHARES))

  let failure: Error | undefined
  let answered = 0
  let waiting = 0
  const ask = async (kind: keyof typeof SHARES) => {
    waiting += 1
    const { status } = await kinds[kind]()
    waiting -= 1
    if (status >= 400) throw new Error(`${kind} answered ${status}.`)
    answered += 1
  }
  for (let minute = 1; minute <= minutes; minute += 1) {
    if (minute % SESSION_MINUTES === 0) ({ editor, members, readers } = await sessionsOf(siteUrl))
    const endsAt = Date.now() + MINUTE_MS
    while (Date.now() < endsAt && !failure) {
      if (waiting < MAX_WAITING) {
        ask(from(drawn)).catch((error: Error) => {
          failure = error
        })
      }
      await setTimeout(REQUEST_EVERY_MS)
    }
    if (failure) throw failure
    yield `${minute} min of mixed traffic, ${answered} answers`
  }
  connections.destroy()
}

/** The headers of readers of all audiences, of those who are members with their id, and of an editor. */
async function sessionsOf(siteUrl: string) {
  const readers = await readersOf(siteUrl)
  const signedIn = readers.filter(({ cookie }) => cookie)
  const members = await Promise.all(
    signedIn.map(async (headers) => ({ headers, userId: await idOf(siteUrl, headers) })),
  )
  return { readers, members, editor: await signIn(siteUrl, 'editor') }
}

/** The addresses of resized pictures that pages name. */
async function picturesOf(siteUrl: string): Promise<string[]> {
  const pages = await Promise.all(PICTURE_PAGES.map((path) => getOk(siteUrl + path)))
  const found = pages.flatMap(({ body }) => [...body.toString().matchAll(/\/_next\/image\?[^\s",]+/g)])
  return [...new Set(found.map(([address]) => address.replaceAll('&amp;', '&')))]
}

async function idOf(siteUrl: string, headers: Record<string, string>): Promise<number> {
  const { body } = await getOk(`${siteUrl}/api/auth/me`, headers)
  const { user } = JSON.parse(body.toString()) as { user: { id: number } }
  return user.id
}

async function recipesOf(siteUrl: string): Promise<number[]> {
  const { body } = await getOk(siteUrl + POSTS_CALL)
  const { posts } = JSON.parse(body.toString()) as { posts: { databaseId: number }[] }
  return posts.map(({ databaseId }) => databaseId)
}
