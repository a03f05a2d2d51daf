// Also on PostgreSQL: moderators at once wait for each other's locks.
import type { Payload } from 'payload'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkCommunityCounts } from '@/cms/community/check-counts'
import { aBody } from '@/rules/forum/testing/bodies'
import { startTestCms, type TestCms } from '../support/data/cms'
import { aBoard, aReply, aStaffMember, aTopic, type CommunityCalls, communityCalls } from '../support/data/community'
import { VISITOR } from '../support/data/members'
import { serveRoute } from '../support/data/serve-route'
import { aSession, sessionCalls } from '../support/data/sign-in'
import { anAccount } from '../support/data/users'

type Server = Awaited<ReturnType<typeof serveRoute>>
let cms: TestCms
let payload: Payload
let calls: CommunityCalls
let moderation: Server
let replies: Server
/** One of the staff, who may post as often as they like. */
let viewer: Awaited<ReturnType<typeof aStaffMember>>['viewer']
const cookies: Record<string, string> = {}
beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  calls = await communityCalls()
  moderation = await serveRoute((await import('@/app/api/forum/moderate/route')).POST)
  replies = await serveRoute((await import('@/app/api/forum/topics/[id]/posts/route')).POST)
  viewer = (await aStaffMember(payload, 'writer')).viewer
  const sessions = await sessionCalls()
  for (const role of ['organizer', 'manager', 'editor', 'member'] as const) {
    await anAccount(payload, role, { role, plan: 'free' })
    cookies[role] = `ebs-token=${(await aSession(sessions, `${role}user`)).token}`
  }
})
afterAll(async () => {
  await moderation.stop()
  await replies.stop()
  await cms.stop()
})

type Sent = { as?: string; headers?: Record<string, string> }

/** Sends a body as a browser does, over HTTP. */
async function post({ origin }: Server, path: string, body: unknown, { as, headers = {} }: Sent) {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(as && { cookie: cookies[as] ?? '' }), ...headers },
    body: JSON.stringify(body),
  })
  return { status: answer.status, json: (await answer.json()) as Record<string, unknown> }
}

const moderate = (body: object, sent: Sent) =>
  post(moderation, '/api/forum/moderate', { reason: 'Tidy', ...body }, sent)

/** What everybody reads at a topic's id: where it is, and its posts in order. */
async function readBack(id: number) {
  const { posts, topic } = await calls.readTopic(VISITOR, id, { page: 1 })
  return { id: topic.id, uri: topic.uri, words: posts.map(({ html }) => html.replaceAll(/<[^>]*>/g, '')) }
}

let mark = 0
let board = ''
let other = ''
let one: Awaited<ReturnType<typeof aTopic>>
let two: Awaited<ReturnType<typeof aTopic>>
let reply = 0
beforeEach(async () => {
  mark += 1
  board = `here-${mark}`
  other = `there-${mark}`
  await aBoard(payload, board)
  await aBoard(payload, other)
  one = await aTopic(calls, viewer, board, 'One')
  two = await aTopic(calls, viewer, board, 'Two')
  reply = await aReply(calls, viewer, one.id, 'First reply')
  await aReply(calls, viewer, one.id, 'Second reply')
})

/** The actions that move posts, with what each leaves behind. */
const ACTIONS = {
  move: () => ({ action: 'move', target: { topic: one.id }, board: other }),
  merge: () => ({ action: 'merge', target: { topic: one.id }, into: two.id }),
  split: () => ({ action: 'split', target: { topic: one.id }, posts: [reply], title: 'Apart' }),
}
const NAMES = ['move', 'merge', 'split'] as const

const logLines = async () => {
  const rows = await payload.find({ collection: 'forumLog', where: { topic: { equals: one.id } }, depth: 0 })
  return rows.docs.map(({ action, reason }) => [action, reason])
}

describe('over HTTP', () => {
  test('an organizer moves a topic, and its old id leads to it', async () => {
    expect(await moderate(ACTIONS.move(), { as: 'organizer' })).toEqual({ status: 200, json: { changed: true } })
    expect(await readBack(one.id)).toEqual({
      id: one.id,
      uri: `/community/${other}/one/`,
      words: ['One', 'First reply', 'Second reply'],
    })
    expect(await logLines()).toEqual([['move', 'Tidy']])
  })

  test('an organizer merges two topics, and both ids lead to all posts', async () => {
    const answer = await moderate(ACTIONS.merge(), { as: 'organizer' })
    expect(answer).toEqual({ status: 200, json: { changed: true, topic: { id: two.id } } })
    const words = ['One', 'Two', 'First reply', 'Second reply']
    for (const id of [one.id, two.id]) expect(await readBack(id)).toMatchObject({ id: two.id, words })
    expect(await logLines()).toEqual([['merge', 'Tidy']])
  })

  test('a manager splits a reply into a topic of its own', async () => {
    const { json, status } = await moderate(ACTIONS.split(), { as: 'manager' })
    expect([status, json]).toEqual([200, { changed: true, topic: { id: expect.any(Number) } }])
    const { id } = json.topic as { id: number }
    expect(await readBack(id)).toMatchObject({ uri: `/community/${board}/apart/`, words: ['First reply'] })
    expect((await readBack(one.id)).words).toEqual(['One', 'Second reply'])
    expect(await logLines()).toEqual([['split', 'Tidy']])
  })

  test.each(NAMES)('%s is for moderators on pages of this site, with a reason', async (name) => {
    const organizer = { as: 'organizer' }
    const refused: [Sent, object, number, string][] = [
      [{}, {}, 401, 'unauthenticated'],
      [{ as: 'member' }, {}, 403, 'forbidden'],
      [{ as: 'editor' }, {}, 403, 'forbidden'],
      [{ ...organizer, headers: { origin: 'https://evil.example' } }, {}, 403, 'foreign_origin'],
      [{ ...organizer, headers: { 'sec-fetch-site': 'cross-site' } }, {}, 403, 'foreign_origin'],
      [organizer, { reason: ' ' }, 400, 'bad_request'],
      [organizer, { target: { topic: 987_654 } }, 404, 'not_found'],
    ]
    for (const [sent, own, status, code] of refused) {
      expect(await moderate({ ...ACTIONS[name](), ...own }, sent)).toMatchObject({ status, json: { error: { code } } })
    }
    expect((await readBack(one.id)).words).toEqual(['One', 'First reply', 'Second reply'])
    expect(await logLines()).toEqual([])
  })

  test.each(NAMES)('two moderators who %s at once do it once', async (name) => {
    const both = ['organizer', 'manager'].map((as) => moderate(ACTIONS[name](), { as }))
    const statuses = (await Promise.all(both)).map(({ json, status }) => [status, json.changed])
    // What is split has gone from its topic for the second one.
    const second = name === 'split' ? [409, undefined] : [200, false]
    expect(statuses).toHaveLength(2)
    expect(statuses).toEqual(expect.arrayContaining([[200, true], second]))
    expect(await logLines()).toEqual([[name, 'Tidy']])
  })

  test('two who merge two topics into each other at once lose no post', async () => {
    const into = (from: number, to: number, as: string) =>
      moderate({ action: 'merge', target: { topic: from }, into: to }, { as })
    const both = [into(one.id, two.id, 'organizer'), into(two.id, one.id, 'manager')]
    const statuses = (await Promise.all(both)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409])
    const words = ['One', 'Two', 'First reply', 'Second reply']
    for (const id of [one.id, two.id]) expect((await readBack(id)).words).toEqual(words)
  })

  test('merging while one moves the target and members reply keeps everything, with exact counts', async () => {
    const send = (n: number) =>
      post(replies, `/api/forum/topics/${one.id}/posts`, { body: aBody(`Late ${n}`) }, { as: 'member' })
    const [merged, moved, ...sent] = await Promise.all([
      moderate(ACTIONS.merge(), { as: 'organizer' }),
      moderate({ action: 'move', target: { topic: two.id }, board: other }, { as: 'manager' }),
      ...[1, 2, 3].map(send),
    ])
    expect([merged.status, moved.status]).toEqual([200, 200])
    // A reply comes before the merge, or is refused.
    expect(sent.every(({ status }) => status === 201 || status === 409)).toBe(true)
    const { uri, words } = await readBack(one.id)
    expect(uri).toBe(`/community/${other}/two/`)
    expect(words).toHaveLength(4 + sent.filter(({ status }) => status === 201).length)
  })
})

test.each([
  ['a megabyte', () => aBody('x'.repeat(1_048_576)), 413, 'payload_too_large'],
  ['5,000 mentions', () => aBody(Array.from({ length: 5_000 }, (_, n) => `@m${n}`).join(' ')), 422, 'unprocessable'],
])('a reply of %s is refused over HTTP, and nothing is stored', async (_, bodyOf, status, code) => {
  const answer = await post(replies, `/api/forum/topics/${one.id}/posts`, { body: bodyOf() }, { as: 'member' })
  expect(answer).toMatchObject({ status, json: { error: { code } } })
  expect((await readBack(one.id)).words).toHaveLength(3)
})

test('all counts are right afterwards', async () => {
  expect(await checkCommunityCounts(await createLocalReq({}, payload), false)).toEqual({
    posts: 0,
    topics: 0,
    boards: 0,
  })
})
