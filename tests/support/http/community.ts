import { z } from 'zod'
import { aBody } from '@/rules/forum/testing/bodies'
import { cookieOf } from './accounts'
import { ownAddress } from './addresses'
import { sendRequest } from './client'
import type { SignedIn } from './members'

const author = z.strictObject({ name: z.string(), username: z.string().nullable(), avatar: z.string().nullable() })
const time = z.iso.datetime()

/** A topic as calls give it to everybody. */
export const topicShape = z.object({
  id: z.number(),
  databaseId: z.number(),
  title: z.string(),
  uri: z.string(),
  author,
  board: z.string(),
  boardTitle: z.string(),
  replyCount: z.number(),
  lastActiveAt: time,
  pinned: z.boolean(),
  locked: z.boolean(),
  solved: z.boolean(),
})

/** A post as calls give it. */
export const postShape = z.object({
  id: z.number(),
  author,
  html: z.string(),
  createdAt: time,
  editedAt: time.nullable(),
  solution: z.boolean(),
  reactions: z
    .array(z.strictObject({ kind: z.string(), count: z.number(), mine: z.boolean() }))
    .transform((reactions) => reactions.map(({ count, kind, mine }) => ({ kind, count, mine }))),
})

export const boardsShape = z.object({
  boards: z.array(
    z.object({
      id: z.number(),
      slug: z.string(),
      title: z.string(),
      description: z.string(),
      uri: z.string(),
      topicCount: z.number(),
      replyCount: z.number(),
      unread: z.number().optional(),
    }),
  ),
})
export const topicsShape = z.object({ topics: z.array(topicShape), total: z.number() })
export const recentShape = z.object({ topics: z.array(topicShape) })
export const readShape = z.object({ topic: topicShape, posts: z.array(postShape) })
const createdShape = z.object({ topic: topicShape })
const postedShape = z.object({ post: postShape })

const made: number[] = []

/** Posts a topic on a board of the demo; {@link hideTopics} hides it. @returns its id, address and opening post */
export async function postTopic({ sendAs }: SignedIn, title: string, board = 'questions', text = title) {
  const answer = await sendAs('/api/forum/topics', { body: { board, title, body: aBody(text) } })
  if (answer.status !== 201) throw new Error(`The topic: ${answer.status} ${answer.text}`)
  const { topic } = createdShape.parse(answer.json)
  made.push(topic.id)
  const { posts } = readShape.parse((await sendAs(`/api/forum/topics/${topic.id}`)).json)
  return { id: topic.id, uri: topic.uri, opening: posts[0]?.id ?? 0 }
}

/** The call that replies in a topic. */
export const reply = ({ sendAs }: SignedIn, topic: number, text: string) =>
  sendAs(`/api/forum/topics/${topic}/posts`, { body: { body: aBody(text) } })

/** Replies. @returns the id of the post */
export async function postReply(member: SignedIn, topic: number, text: string): Promise<number> {
  const answer = await reply(member, topic, text)
  if (answer.status !== 201) throw new Error(`The reply: ${answer.status} ${answer.text}`)
  return postedShape.parse(answer.json).post.id
}

/** A moderator's action. */
export const moderateAs = async (name: 'organizer' | 'manager' | 'editor' | 'free', body: object) =>
  sendRequest('/api/forum/moderate', { body, cookie: await cookieOf(name), from: ownAddress() })

/** Hides the topics that tests have posted, for `afterAll`: the demo's boards are as before. */
export async function hideTopics(): Promise<void> {
  for (const topic of made.splice(0)) {
    await moderateAs('organizer', { action: 'hide', target: { topic }, reason: 'Posted by a test' })
  }
}
