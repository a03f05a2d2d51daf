// Several people at the same moment, the same call twice, and what is gone in between.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { cookieOf } from '../support/http/accounts'
import { ownAddress } from '../support/http/addresses'
import { sendRequest } from '../support/http/client'
import { hideTopics, moderateAs, postReply, postTopic, readShape, reply } from '../support/http/community'
import { expectError } from '../support/http/errors'
import { aSignedInMember, type SignedIn } from '../support/http/members'
import { removeUsers } from '../support/http/users'

const from = ownAddress()
let one: SignedIn
let other: SignedIn
beforeAll(async () => {
  one = await aSignedInMember()
  other = await aSignedInMember()
})
afterAll(async () => {
  await hideTopics()
  await removeUsers()
})

const postsOf = async (id: number) => readShape.parse((await sendRequest(`/api/forum/topics/${id}`, { from })).json)

test('the same reply twice is one post', async () => {
  const { id } = await postTopic(one, 'Doubled?')
  const answers = await Promise.all([1, 2, 3].map(() => reply(one, id, 'Sent three times')))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  const { posts, topic } = await postsOf(id)
  expect([posts.length, topic.replyCount]).toEqual([2, 1])
})

test('replies of many people at once are all there, in the count too', async () => {
  const { id } = await postTopic(one, 'Who is awake?')
  const answers = await Promise.all(
    [one, other].flatMap((member) => [1, 2, 3, 4].map((n) => reply(member, id, `Me, ${n}`))),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
  const { posts, topic } = await postsOf(id)
  expect([posts.length, topic.replyCount]).toEqual([9, 8])
})

test('a reaction twice at the same moment counts once', async () => {
  const { opening } = await postTopic(one, 'Clap once')
  const react = () => other.sendAs(`/api/forum/posts/${opening}/reactions`, { body: { kind: 'celebrate', on: true } })
  const shape = z.object({ reactions: z.array(z.object({ kind: z.string(), count: z.number(), mine: z.boolean() })) })
  for (const { json } of await Promise.all([react(), react(), react()])) {
    expect(shape.parse(json).reactions).toContainEqual({ kind: 'celebrate', count: 1, mine: true })
  }
})

test('two moderators at once: one changes it, and the log has one line', async () => {
  const { id } = await postTopic(one, 'Both of you')
  const pin = { action: 'pin', target: { topic: id }, reason: 'For everybody' }
  const answers = await Promise.all([moderateAs('organizer', pin), moderateAs('manager', pin)])
  expect(answers.map(({ json }) => json)).toEqual(
    expect.arrayContaining([{ changed: true }, expect.objectContaining({ changed: false })]),
  )
  const { json } = await sendRequest('/api/forum/log', { cookie: await cookieOf('manager'), from })
  const { log } = z
    .object({ log: z.array(z.object({ action: z.string(), target: z.object({ topic: z.number().nullable() }) })) })
    .parse(json)
  expect(log.filter(({ action, target }) => action === 'pin' && target.topic === id)).toHaveLength(1)
})

test('a reply to a topic that is gone is 404, and one to a hidden post reaches no one', async () => {
  const { id, opening } = await postTopic(one, 'Gone in a moment')
  expect((await one.sendAs(`/api/forum/posts/${opening}`, { method: 'DELETE' })).status).toBe(200)
  expectError(await reply(other, id, 'Too late'), 'not_found')
  const kept = await postTopic(one, 'Still here')
  const post = await postReply(other, kept.id, 'Not for long')
  await moderateAs('organizer', { action: 'hide', target: { post }, reason: 'A test' })
  expectError(await one.sendAs(`/api/forum/posts/${post}/reactions`, { body: { kind: 'like', on: true } }), 'not_found')
})

test('more than twenty posts in ten minutes wait, with the seconds in Retry-After', async () => {
  const eager = await aSignedInMember()
  const { id } = await postTopic(eager, 'Twenty things')
  for (let n = 1; n < 20; n += 1) await postReply(eager, id, `Thing ${n}`)
  const answer = await reply(eager, id, 'Thing 20')
  expectError(answer, 'too_many_requests')
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(600)
})
