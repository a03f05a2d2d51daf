import { editPost } from '@/features/community/edit-post.server'
import { moderate } from '@/features/community/moderate.server'
import { markSolution, react } from '@/features/community/react.server'
import { readTopic } from '@/features/community/read-topic.server'
import { reportPost } from '@/features/community/report.server'
import { createPost } from '@/features/community/write-post.server'
import { createTopic } from '@/features/community/write-topic.server'
import { REACTION_KINDS } from '@/rules/forum/terms'
import { bodyOf } from '../community/body'
import type { DemoBoard, DemoPost, DemoReply, DemoTopic } from '../community/post'
import { daysAgo } from '../dates'
import type { Writer } from './community-people'
import { storeMemberPicture } from './community-pictures'
import type { Loading } from './context'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** From a post to the first reaction on it, and from one reaction to the next. */
const REACTION_MS = 7 * MINUTE_MS
/** The moderator of the demo. */
const MODERATOR = 'organizer'

/** Ids of a topic and its posts, as soon as they are there. */
type Posted = { topic: number; posts: number[] }
/** What the steps work with. `posted` is by the topic's title. */
export type Community = {
  loading: Loading
  personOf: (username: string) => Writer
  posted: Map<string, Posted>
}
/** Something that somebody does at a time. */
export type Step = { atMs: number; act: (now: Date) => Promise<unknown> }

/** The steps by their time; none is later than now. */
export function inOrder(steps: readonly Step[]): Step[] {
  const now = Date.now()
  return steps.map((step) => ({ ...step, atMs: Math.min(step.atMs, now) })).sort((a, b) => a.atMs - b.atMs)
}

/** Everything that happens in a topic. */
export function stepsOfTopic(community: Community, board: DemoBoard, topic: DemoTopic): Step[] {
  const { personOf, posted } = community
  const startMs = Date.parse(daysAgo(topic.daysAgo))
  const placeOf = (): Posted => {
    const place = posted.get(topic.title)
    if (!place) throw new Error(`${topic.title} has not been posted.`)
    return place
  }
  const postOf = (index: number): number => {
    const post = placeOf().posts[index]
    if (post === undefined) throw new Error(`${topic.title} has no post ${index}.`)
    return post
  }
  const moderator = personOf(MODERATOR).viewer
  const open: Step = {
    atMs: startMs,
    act: async (now) => {
      const { viewer } = personOf(topic.by)
      const body = await bodyWithPicture(community, topic)
      const result = await createTopic(viewer, { board: board.slug, title: topic.title, body, draft: false }, now)
      if (result.outcome !== 'posted') throw new Error(`${topic.title} is ${result.outcome}.`)
      const { posts } = await readTopic(viewer, result.topic.id, { page: 1 }, now)
      posted.set(topic.title, { topic: result.topic.id, posts: posts.map(({ id }) => id) })
    },
  }
  const replies = topic.replies.flatMap((reply, index): Step[] => {
    const atMs = startMs + reply.after * HOUR_MS
    return [
      { atMs, act: (now) => writeReply(community, reply, placeOf(), now) },
      ...stepsOfReply(community, topic, reply, () => postOf(index + 1), atMs),
    ]
  })
  const lastMs = startMs + (topic.replies.at(-1)?.after ?? 0) * HOUR_MS
  const flag = (action: 'pin' | 'lock', reason: string | undefined, atMs: number): Step[] => {
    if (reason === undefined) return []
    const act = (now: Date) => moderate(moderator, { action, target: { topic: placeOf().topic }, reason }, now)
    return [{ atMs: atMs + HOUR_MS, act }]
  }
  return [
    open,
    ...reactionsOn(community, topic, () => postOf(0), startMs),
    ...replies,
    ...flag('pin', topic.pinned, startMs),
    ...flag('lock', topic.locked, lastMs),
  ]
}

export async function bodyWithPicture({ loading, personOf }: Community, { by, picture, text }: DemoPost) {
  if (!picture) return bodyOf(text)
  return bodyOf(text, [{ id: await storeMemberPicture(loading, picture.name, personOf(by).id), alt: picture.alt }])
}

async function writeReply(community: Community, reply: DemoReply, { posts, topic }: Posted, now: Date): Promise<void> {
  const body = await bodyWithPicture(community, reply)
  const quote = reply.quotes === undefined ? undefined : posts[reply.quotes]
  const { outcome, post } = await createPost(community.personOf(reply.by).viewer, topic, { body, quote }, now)
  if (outcome !== 'posted') throw new Error(`A reply of ${reply.by} is ${outcome}.`)
  posts.push(post.id)
}

/** What follows a reply: reactions, the solution, an edit, a report. */
function stepsOfReply(
  community: Community,
  topic: DemoTopic,
  reply: DemoReply,
  post: () => number,
  atMs: number,
): Step[] {
  const { personOf } = community
  const { by, edited, reported, solves } = reply
  const after: ((now: Date) => Promise<unknown>)[] = []
  if (solves) after.push(() => markSolution(personOf(topic.by).viewer, post(), { on: true }))
  if (edited) after.push((now) => editPost(personOf(by).viewer, post(), { body: bodyOf(edited) }, now))
  if (reported) {
    const { by: reporter, ...report } = reported
    after.push((now) => reportPost(personOf(reporter).viewer, post(), report, now))
  }
  return [...reactionsOn(community, reply, post, atMs), ...after.map((act) => ({ atMs: atMs + HOUR_MS, act }))]
}

/** The reactions on a post, one after the other; of a person who joined later, when they had joined. */
export function reactionsOn({ personOf }: Community, given: DemoPost, post: () => number, atMs: number): Step[] {
  const all = REACTION_KINDS.flatMap((kind) => (given[kind] ?? []).map((by) => ({ kind, by })))
  return all.map(({ by, kind }, index) => {
    const { joinedMs, viewer } = personOf(by)
    return {
      atMs: Math.max(atMs, joinedMs) + (index + 1) * REACTION_MS,
      act: (now: Date) => react(viewer, post(), { kind, on: true }, now),
    }
  })
}
