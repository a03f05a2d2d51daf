import { z } from 'zod'
import { memberName } from './insert-members'
import { addressOf } from './load'
import { signIn } from './sign-in'
import { startSite } from './site'
import { timesOf } from './statistics'

const CONNECTIONS = 64
/** More members than connections, because one can post twenty times in ten minutes. */
const MEMBERS = 256
const POSTS_OF_A_MEMBER = 15
/** Few topics, so that many members write in the same one at once. */
const TOPICS = 12
/** Not measured, because V8 compiles the code of a new server in its first seconds. */
const WARM_UP_SECONDS = 5
/** Client addresses of the requests: a single one would reach the rate limit. */
const ADDRESSES = 5_000
const VISIBLE_TURNS = 20

const topicList = z.object({ topics: z.array(z.object({ id: z.number(), replyCount: z.number() })) })
const topicPage = z.object({
  topic: z.object({ replyCount: z.number() }),
  posts: z.array(z.object({ id: z.number(), html: z.string() })),
  pages: z.number(),
})
const posted = z.object({ post: z.object({ id: z.number() }) })
const boardList = z.object({ boards: z.array(z.object({ replyCount: z.number() })) })

export type CommunityTraffic = {
  connections: number
  seconds: number
  count: number
  perSecond: number
  p50Ms: number
  p99Ms: number
  serverErrors: number
  /** Acknowledged replies. */
  replies: number
  /** Acknowledged replies that are missing afterwards, or there twice. */
  lost: number
  doubled: number
  /** Topics whose number of replies is wrong afterwards, and the boards' numbers. */
  wrongCounts: number
  /** From the answer to a reply until another member reads it. */
  visibleP50Ms: number
  visibleP99Ms: number
}

/**
 * Measures 64 connections that read and write in twelve topics of the demo's community, and compares what is there
 * afterwards with the acknowledged replies.
 * @param root the project's folder
 */
export async function measureCommunityTraffic(
  root: string,
  seconds: number,
  databaseUrl?: string,
): Promise<CommunityTraffic> {
  const site = await startSite(root, { recipes: 0, members: MEMBERS, databaseUrl })
  try {
    const cookies: string[] = []
    for (let number = 0; number < MEMBERS; number += 1) {
      cookies.push((await signIn(site.url, memberName(number), addressOf(number))).cookie)
    }
    let asked = 0
    const ask = (path: string, member: number, body?: unknown) => {
      asked += 1
      return fetch(site.url + path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { cookie: cookies[member] ?? '', 'content-type': 'application/json', ...addressOf(asked % ADDRESSES) },
        body: body === undefined ? undefined : JSON.stringify(body),
      })
    }
    const read = async <T>(path: string, shape: z.ZodType<T>) => shape.parse(await (await ask(path, 0)).json())
    const { topics } = await read('/api/forum/topics?board=kitchen&sort=new', topicList)
    const chosen = topics.slice(0, TOPICS)
    const repliesOfBoards = async () =>
      (await read('/api/forum/boards', boardList)).boards.reduce((sum, { replyCount }) => sum + replyCount, 0)
    const before = await repliesOfBoards()

    const acknowledged = new Map<string, number>()
    const posts = new Array<number>(MEMBERS).fill(0)
    let took: number[] = []
    let serverErrors = 0
    const timed = async (path: string, member: number, body?: unknown): Promise<unknown> => {
      const start = performance.now()
      const answer = await ask(path, member, body)
      const json: unknown = await answer.json()
      took.push(performance.now() - start)
      if (answer.status >= 500) serverErrors += 1
      else if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(json)}`)
      return answer.ok ? json : null
    }
    /** @returns the id of the post; 0 after an error of the server, which is counted */
    const reply = async (member: number, topic: number) => {
      const words = `Reply ${posts[member]} of member ${member} in ${topic}.`
      posts[member] = (posts[member] ?? 0) + 1
      const body = { root: { children: [{ type: 'paragraph', children: [{ type: 'text', text: words }] }] } }
      const json = await timed(`/api/forum/topics/${topic}/posts`, member, { body })
      if (json === null) return 0
      const { id } = posted.parse(json).post
      acknowledged.set(words, id)
      return id
    }
    const act = async (member: number, turn: number) => {
      const { id: topic = 0 } = chosen[(member * 7 + turn * 13) % chosen.length] ?? {}
      switch (turn % 6) {
        case 0:
          return timed('/api/forum/topics?sort=latest', member)
        case 1:
          return timed(`/api/forum/topics/${topic}`, member)
        case 2:
          return timed('/api/forum/boards', member)
        case 3: {
          if ((posts[member] ?? 0) >= POSTS_OF_A_MEMBER) return timed('/api/forum/recent', member)
          const post = await reply(member, topic)
          if (post === 0) return null
          return timed(`/api/forum/posts/${post}/reactions`, (member + 1) % MEMBERS, { kind: 'like', on: true })
        }
        case 4:
          return timed(`/api/forum/topics/${topic}/read`, member, {})
        default:
          return timed('/api/notifications', member)
      }
    }
    const actFor = async (duration: number) => {
      const end = performance.now() + duration * 1_000
      const onOneConnection = async (_: unknown, connection: number) => {
        for (let turn = connection; performance.now() < end; turn += 1) {
          await act((connection + CONNECTIONS * turn) % MEMBERS, turn)
        }
      }
      await Promise.all(Array.from({ length: CONNECTIONS }, onOneConnection))
    }
    await actFor(WARM_UP_SECONDS)
    took = []
    const start = performance.now()
    await actFor(seconds)
    const whole = (performance.now() - start) / 1_000
    const times = { count: took.length, perSecond: took.length / whole, ...timesOf(took) }

    const visible: number[] = []
    for (let turn = 0; turn < VISIBLE_TURNS; turn += 1) {
      const { id: topic = 0 } = chosen[turn % chosen.length] ?? {}
      const { pages } = await read(`/api/forum/topics/${topic}`, topicPage)
      const post = await reply(MEMBERS - 1 - turn, topic)
      const answered = performance.now()
      for (let isThere = false; !isThere; ) {
        // The reply can be the first on a page.
        const last = await read(`/api/forum/topics/${topic}?page=${pages}`, topicPage)
        const { posts: shown } =
          last.pages > pages ? await read(`/api/forum/topics/${topic}?page=${last.pages}`, topicPage) : last
        isThere = shown.some(({ id }) => id === post)
      }
      visible.push(performance.now() - answered)
    }

    const found = new Map<string, number>()
    let wrongCounts = 0
    for (const { id: topic } of chosen) {
      let shown = 0
      let last = await read(`/api/forum/topics/${topic}`, topicPage)
      for (let page = 1; page <= last.pages; page += 1) {
        last = await read(`/api/forum/topics/${topic}?page=${page}`, topicPage)
        shown += last.posts.length
        for (const { html } of last.posts) {
          const words = html.replaceAll(/<[^>]*>/g, '')
          found.set(words, (found.get(words) ?? 0) + 1)
        }
      }
      // The opening post is no reply.
      if (last.topic.replyCount !== shown - 1) wrongCounts += 1
    }
    if ((await repliesOfBoards()) !== before + acknowledged.size) wrongCounts += 1
    const timesFound = [...acknowledged.keys()].map((words) => found.get(words) ?? 0)
    const { p50Ms: visibleP50Ms, p99Ms: visibleP99Ms } = timesOf(visible)
    return {
      connections: CONNECTIONS,
      seconds,
      ...times,
      serverErrors,
      replies: acknowledged.size,
      lost: timesFound.filter((number) => number === 0).length,
      doubled: timesFound.filter((number) => number > 1).length,
      wrongCounts,
      visibleP50Ms,
      visibleP99Ms,
    }
  } finally {
    await site.stop()
  }
}
