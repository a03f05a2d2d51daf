// The community's calls on the demo: their shapes, and what each caller is refused.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { aBody } from '@/rules/forum/testing/bodies'
import { cookieOf } from '../support/http/accounts'
import { ownAddress } from '../support/http/addresses'
import { sendRequest } from '../support/http/client'
import {
  boardsShape,
  hideTopics,
  moderateAs,
  postReply,
  postShape,
  postTopic,
  readShape,
  recentShape,
  reply,
  topicsShape,
} from '../support/http/community'
import { expectError } from '../support/http/errors'
import { aSignedInMember, type SignedIn } from '../support/http/members'
import { removeUsers } from '../support/http/users'

const from = ownAddress()
const get = (path: string) => sendRequest(path, { from })
const KINDS = ['like', 'love', 'thanks', 'celebrate']

let asker: SignedIn
let helper: SignedIn
let topic: { id: number; uri: string; opening: number }
beforeAll(async () => {
  asker = await aSignedInMember({ firstName: 'Vera', lastName: 'Unseen' })
  helper = await aSignedInMember()
  topic = await postTopic(asker, 'Does barley keep overnight?')
})
afterAll(async () => {
  await hideTopics()
  await removeUsers()
})

describe('reading', () => {
  test('the boards, with unread numbers for members alone', async () => {
    const { boards } = boardsShape.parse((await get('/api/forum/boards')).json)
    expect(boards.find(({ slug }) => slug === 'kitchen')).toMatchObject({
      title: 'In the kitchen',
      uri: '/community/kitchen/',
      topicCount: 10,
    })
    expect(boards.every(({ unread }) => unread === undefined)).toBe(true)
    const own = boardsShape.parse((await helper.sendAs('/api/forum/boards')).json).boards
    expect(own.every(({ unread }) => typeof unread === 'number')).toBe(true)
  })

  test.each(['latest', 'new', 'top', 'unanswered'])('the topics of a board, %s', async (sort) => {
    const { topics, total } = topicsShape.parse((await get(`/api/forum/topics?board=questions&sort=${sort}`)).json)
    expect(topics.length).toBe(Math.min(25, total))
    expect(topics.map(({ board, boardTitle }) => [board, boardTitle])).toContainEqual(['questions', 'Questions'])
  })

  test('a search, and a page beyond the last', async () => {
    const { topics } = topicsShape.parse((await get('/api/forum/topics?q=olives')).json)
    expect(topics.map(({ title }) => title)).toContain('Swap for olives?')
    expectError(await get('/api/forum/topics?page=9999'), 'not_found')
  })

  test('the topics with the latest activity', async () => {
    const { topics } = recentShape.parse((await get('/api/forum/recent?first=3')).json)
    expect(topics).toHaveLength(3)
    expect(topics.map(({ lastActiveAt }) => lastActiveAt)).toEqual(
      topics.map(({ lastActiveAt }) => lastActiveAt).sort((a, b) => b.localeCompare(a)),
    )
  })

  test('a topic with its posts, by the first name alone', async () => {
    const { json, text } = await get(`/api/forum/topics/${topic.id}`)
    const { posts } = readShape.parse(json)
    expect(posts[0]).toMatchObject({
      id: topic.opening,
      author: { name: 'Vera' },
      html: '<p>Does barley keep overnight?</p>',
      editedAt: null,
      solution: false,
      reactions: KINDS.map((kind) => ({ kind, count: 0, mine: false })),
    })
    expect(text).not.toContain('Unseen')
    for (const id of [0, 99_999_999]) expectError(await get(`/api/forum/topics/${id}`), 'not_found')
    expectError(await get(`/api/forum/topics/${topic.id}?page=2`), 'not_found')
  })

  test('a member’s card, and none of someone who has not written', async () => {
    const { json, text } = await get('/api/forum/members/tomasz')
    expect(json).toEqual({
      member: expect.objectContaining({
        name: 'Tomasz',
        username: 'tomasz',
        about: expect.stringContaining('first bus'),
        joinedAt: expect.any(String),
        topics: [expect.objectContaining({ title: 'Six weeks done. A short, honest account' })],
      }),
    })
    expect(text).not.toMatch(/Wolny|members\.example/)
    for (const name of ['no-such-person', 'administrator'])
      expectError(await get(`/api/forum/members/${name}`), 'not_found')
  })
})

describe('writing', () => {
  test('a visitor is asked to sign in', async () => {
    const body = { board: 'questions', title: 'Hello', body: aBody('Hello') }
    expectError(await sendRequest('/api/forum/topics', { body, from }), 'unauthenticated')
    const calls = [
      ['POST', `/api/forum/topics/${topic.id}/posts`, { body: aBody('x') }],
      ['PATCH', `/api/forum/posts/${topic.opening}`, { body: aBody('x') }],
      ['DELETE', `/api/forum/posts/${topic.opening}`, undefined],
      ['POST', `/api/forum/posts/${topic.opening}/reactions`, { kind: 'like', on: true }],
      ['POST', `/api/forum/posts/${topic.opening}/report`, { reason: 'Spam' }],
      ['POST', `/api/forum/posts/${topic.opening}/solution`, { on: true }],
      ['POST', `/api/forum/topics/${topic.id}/follow`, { on: true }],
      ['POST', `/api/forum/topics/${topic.id}/read`, {}],
      ['POST', '/api/forum/boards/kitchen/follow', { on: true }],
    ] as const
    for (const [method, path, sent] of calls) {
      expectError(await sendRequest(path, { method, body: sent, from }), 'unauthenticated')
    }
  })

  test('on the announcements is for staff', async () => {
    const body = { board: 'announcements', title: 'Hello', body: aBody('Hello') }
    expectError(await asker.sendAs('/api/forum/topics', { body }), 'forbidden')
  })

  test.each([
    ['no title', { title: ' ' }, 'bad_request'],
    ['an invisible title', { title: '\u200b\u2060' }, 'bad_request'],
    ['a long title', { title: 'x'.repeat(151) }, 'bad_request'],
    ['no words', { body: aBody('  ') }, 'bad_request'],
    ['no body', { body: undefined }, 'bad_request'],
    ['an unknown part', { body: { root: { children: [{ type: 'script', children: [] }] } } }, 'unprocessable'],
    [
      'an unsafe link',
      { body: { root: { children: [{ type: 'paragraph', children: [{ type: 'link', url: 'javascript:1' }] }] } } },
      'unprocessable',
    ],
    ['too many words', { body: aBody('x'.repeat(20_001)) }, 'unprocessable'],
    ['an unknown board', { board: 'nowhere' }, 'not_found'],
  ] as const)('a topic with %s is refused', async (_, parts, code) => {
    const body = { board: 'questions', title: 'A title', body: aBody('Words'), ...parts }
    expectError(await asker.sendAs('/api/forum/topics', { body }), code)
  })

  test('a new member’s post with three links waits, and only its author sees it', async () => {
    const words = 'See https://a.example/ and https://b.example/ and https://c.example/'
    const { json, status } = await reply(helper, topic.id, words)
    const { post } = z.strictObject({ post: z.strictObject({ id: z.number() }) }).parse(json)
    expect(status).toBe(202)
    const ids = async (path: string, send = get) => readShape.parse((await send(path)).json).posts.map(({ id }) => id)
    const path = `/api/forum/topics/${topic.id}`
    expect(await ids(path)).not.toContain(post.id)
    expect(await ids(path, helper.sendAs)).toContain(post.id)
    expect(
      (await moderateAs('organizer', { action: 'approve', target: { post: post.id }, reason: 'Fine' })).json,
    ).toEqual({
      changed: true,
    })
    expect(await ids(path)).toContain(post.id)
  })

  test('a reaction, a solution, a follow and a read mark answer what is now', async () => {
    const post = await postReply(helper, topic.id, 'In the fridge, with a lid.')
    const react = (on: boolean) => asker.sendAs(`/api/forum/posts/${post}/reactions`, { body: { kind: 'thanks', on } })
    const thanks = (answer: unknown) =>
      z
        .object({ reactions: z.array(z.object({ kind: z.string(), count: z.number(), mine: z.boolean() })) })
        .parse(answer)
        .reactions.find(({ kind }) => kind === 'thanks')
    for (const on of [true, true]) expect(thanks((await react(on)).json)).toMatchObject({ count: 1, mine: true })
    for (const on of [false, false]) expect(thanks((await react(on)).json)).toMatchObject({ count: 0, mine: false })
    expectError(
      await asker.sendAs(`/api/forum/posts/${post}/reactions`, { body: { kind: 'angry', on: true } }),
      'bad_request',
    )
    const solution = (member: SignedIn) => member.sendAs(`/api/forum/posts/${post}/solution`, { body: { on: true } })
    expectError(await solution(helper), 'forbidden')
    expect((await solution(asker)).json).toEqual({ solution: true })
    expect((await helper.sendAs(`/api/forum/topics/${topic.id}/follow`, { body: { on: true } })).json).toEqual({
      followed: true,
    })
    expect((await asker.sendAs(`/api/forum/topics/${topic.id}/read`, { body: {} })).json).toEqual({ unread: 0 })
  })

  test('a post is edited and deleted by its author; its history stays', async () => {
    const post = await postReply(helper, topic.id, 'Two days, I think.')
    const path = `/api/forum/posts/${post}`
    const change = { method: 'PATCH', body: { body: aBody('Three days.') } }
    expectError(await asker.sendAs(path, change), 'forbidden')
    const { json } = await helper.sendAs(path, change)
    expect(z.object({ post: postShape }).parse(json).post).toMatchObject({
      html: '<p>Three days.</p>',
      editedAt: expect.any(String),
    })
    expect((await get(`${path}/edits`)).json).toMatchObject({ edits: [{ html: '<p>Two days, I think.</p>' }] })
    expectError(await asker.sendAs(path, { method: 'DELETE' }), 'forbidden')
    expect((await helper.sendAs(path, { method: 'DELETE' })).json).toEqual({ ok: true })
    expectError(await helper.sendAs(path, { method: 'DELETE' }), 'not_found')
  })

  test('a draft is kept, listed and discarded', async () => {
    const body = { board: 'questions', title: '', body: aBody('Not yet'), draft: true }
    const { json, status } = await asker.sendAs('/api/forum/topics', { body })
    const { topic: draft } = z.strictObject({ topic: z.strictObject({ id: z.number() }) }).parse(json)
    expect(status).toBe(201)
    expect((await asker.sendAs('/api/forum/drafts')).json).toMatchObject({ drafts: [{ id: draft.id }] })
    await asker.sendAs(`/api/forum/drafts/${draft.id}`, { method: 'DELETE' })
    expect((await asker.sendAs('/api/forum/drafts')).json).toEqual({ drafts: [] })
  })
})

describe('moderating', () => {
  test.each(['/api/forum/queue', '/api/forum/log'])('%s is for moderators', async (path) => {
    expectError(await get(path), 'unauthenticated')
    for (const name of ['premium', 'editor'] as const) {
      expectError(await sendRequest(path, { cookie: await cookieOf(name), from }), 'forbidden')
    }
    expect((await sendRequest(path, { cookie: await cookieOf('organizer'), from })).status).toBe(200)
  })

  test('the queue has the demo’s held post and its reports', async () => {
    const { json } = await sendRequest('/api/forum/queue', { cookie: await cookieOf('organizer'), from })
    const { queue } = z
      .object({
        queue: z.array(
          z.object({ kind: z.string(), post: postShape, reports: z.array(z.object({ reason: z.string() })) }),
        ),
      })
      .parse(json)
    expect(queue.filter(({ post }) => post.author.username === 'hugo').map(({ kind }) => kind)).toEqual(['held'])
    expect(queue.flatMap(({ reports }) => reports.map(({ reason }) => reason))).toEqual(
      expect.arrayContaining(['Off topic', 'Unkind']),
    )
  })

  test('needs a reason and a role, and a repeat changes nothing', async () => {
    const lock = { action: 'lock', target: { topic: topic.id }, reason: 'Enough for today' }
    for (const name of ['editor', 'free'] as const) expectError(await moderateAs(name, lock), 'forbidden')
    expectError(await moderateAs('organizer', { ...lock, reason: ' ' }), 'bad_request')
    expectError(await moderateAs('organizer', { ...lock, target: { topic: 99_999_999 } }), 'not_found')
    expect((await moderateAs('organizer', lock)).json).toEqual({ changed: true })
    expect((await moderateAs('organizer', lock)).json).toMatchObject({
      changed: false,
      last: { action: 'lock', by: { username: 'organizer' } },
    })
    expectError(await reply(helper, topic.id, 'One more thing'), 'conflict')
    expect((await moderateAs('manager', { ...lock, action: 'unlock' })).json).toEqual({ changed: true })
  })

  test('who is silenced learns until when', async () => {
    const loud = await aSignedInMember()
    const silence = { action: 'silence', target: { member: loud.id }, reason: 'A pause', days: 2 }
    await moderateAs('organizer', silence)
    const answer = await reply(loud, topic.id, 'But')
    expectError(answer, 'forbidden')
    expect(answer.json).toMatchObject({ error: { fields: { until: expect.stringMatching(/^20\d\d-/) } } })
    await moderateAs('organizer', { ...silence, action: 'unsilence' })
    expect((await reply(loud, topic.id, 'Thank you')).status).toBe(201)
  })
})
