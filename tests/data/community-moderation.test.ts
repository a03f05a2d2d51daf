// Also on PostgreSQL: what moderators change is locked and logged by SQL.
import type { Payload } from 'payload'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkCommunityCounts } from '@/cms/community/check-counts'
import { aBody, bodyOf, linkTo, paragraph } from '@/rules/forum/testing/bodies'
import { startTestCms, type TestCms } from '../support/data/cms'
import {
  aBoard,
  aReply,
  aStaffMember,
  aTopic,
  type CommunityCalls,
  communityCalls,
  makeOld,
} from '../support/data/community'
import { aMember, VISITOR } from '../support/data/members'

let cms: TestCms
let payload: Payload
let calls: CommunityCalls
let moderator: Awaited<ReturnType<typeof aStaffMember>>['viewer']
beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  calls = await communityCalls()
  moderator = (await aStaffMember(payload, 'moderated')).viewer
})
afterAll(() => cms.stop())

const FIRST = { page: 1 }
const reason = 'For a test'
const postsOf = async (topic: number, viewer = VISITOR) => (await calls.readTopic(viewer, topic, FIRST)).posts
const logOf = async (action: string) => (await calls.readLog(moderator)).log.filter((line) => line.action === action)
const wrongCounts = async () => checkCommunityCounts(await createLocalReq({}, payload), false)
const RIGHT = { posts: 0, topics: 0, boards: 0 }

describe('posts that wait for approval', () => {
  test('are seen by their author alone until they are approved', async () => {
    await aBoard(payload, 'held', { holdFirst: 1 })
    const [{ viewer }, { viewer: other }] = [await aMember(payload, 'newcomer'), await aMember(payload, 'onlooker')]
    const held = await calls.createTopic(viewer, { board: 'held', title: 'First', body: aBody('Hi'), draft: false })
    const { post, topic } = held.outcome === 'held' ? held : { post: { id: 0 }, topic: { id: 0 } }
    expect(held.outcome).toBe('held')
    expect(await postsOf(topic.id, viewer)).toMatchObject([{ id: post.id, state: 'held' }])
    for (const stranger of [VISITOR, other, moderator]) {
      await expect(calls.readTopic(stranger, topic.id, FIRST)).rejects.toMatchObject({ code: 'not_found' })
    }
    const list = { board: 'held', sort: 'latest', page: 1 } as const
    expect((await calls.listTopics(viewer, list)).topics).toHaveLength(1)
    expect(await calls.listTopics(other, list)).toEqual({ topics: [], total: 0 })
    expect((await calls.readQueue(moderator)).queue).toMatchObject([{ kind: 'held', heldFor: 'first', post }])
    const approve = { action: 'approve', target: { post: post.id }, reason } as const
    const both = await Promise.all([calls.moderate(moderator, approve), calls.moderate(moderator, approve)])
    expect(both.map(({ changed }) => changed).sort()).toEqual([false, true])
    expect(await postsOf(topic.id)).toHaveLength(1)
    expect(await logOf('approve')).toHaveLength(1)
    expect(await aReply(calls, viewer, topic.id, 'Now it appears at once')).toEqual(expect.any(Number))
    expect(await wrongCounts()).toEqual(RIGHT)
  })

  test('three links of a new account, and words of the list, do; a rejected reply never appears', async () => {
    await aBoard(payload, 'strict', { heldWords: 'casino' })
    const [{ viewer }, { viewer: other }] = [await aMember(payload, 'spammer'), await aMember(payload, 'decent')]
    const { id } = await aTopic(calls, other, 'strict')
    const links = bodyOf(paragraph(...['a', 'b', 'c'].map((name) => linkTo(`https://${name}.example/`, name))))
    const { outcome, post } = await calls.createPost(viewer, id, { body: links })
    expect(outcome).toBe('held')
    expect(await calls.createPost(viewer, id, { body: aBody('Best CASINO!') })).toMatchObject({ outcome: 'held' })
    expect([(await postsOf(id, viewer)).length, (await postsOf(id, other)).length]).toEqual([3, 1])
    await calls.moderate(moderator, { action: 'reject', target: { post: post.id }, reason })
    expect([(await postsOf(id, viewer)).length, (await postsOf(id, other)).length]).toEqual([2, 1])
  })
})

describe('reports', () => {
  test('three by accounts that are not new hide a post, until a moderator shows it', async () => {
    await aBoard(payload, 'reports')
    const { viewer } = await aMember(payload, 'rude')
    const people = await Promise.all(['a', 'b', 'c', 'd'].map((mark) => aMember(payload, `reporter${mark}`)))
    const [a, b, c, young] = people.map((person) => person.viewer)
    if (!a || !b || !c || !young) throw new Error('Four people report.')
    await makeOld(payload, ...people.slice(0, 3).map(({ id }) => id))
    const { id } = await aTopic(calls, a, 'reports')
    const post = await aReply(calls, viewer, id, 'Rude words')
    const report = (by: typeof a) => calls.reportPost(by, post, { reason: 'rude' })
    await report(young)
    await Promise.all([report(a), report(a), report(b)])
    expect(await postsOf(id)).toHaveLength(2)
    expect((await calls.readQueue(moderator)).queue.at(-1)).toMatchObject({
      kind: 'reported',
      reports: expect.arrayContaining([expect.objectContaining({ reason: 'rude' })]),
    })
    await report(c)
    expect(await postsOf(id)).toHaveLength(1)
    expect((await postsOf(id, moderator))[1]).toMatchObject({ id: post, state: 'hidden' })
    expect((await calls.readTopic(VISITOR, id, FIRST)).topic.replyCount).toBe(0)
    await calls.moderate(moderator, { action: 'show', target: { post }, reason })
    expect(await postsOf(id)).toHaveLength(2)
    await report(c)
    expect(await postsOf(id)).toHaveLength(2)
    await expect(calls.reportPost(viewer, post, { reason: 'x' })).rejects.toMatchObject({ code: 'forbidden' })
    expect(await wrongCounts()).toEqual(RIGHT)
  })
})

describe('moderators', () => {
  test('lock, pin and hide, each with one line in the log', async () => {
    await aBoard(payload, 'order')
    const { viewer } = await aMember(payload, 'orderly')
    const { id } = await aTopic(calls, viewer, 'order')
    for (const action of ['lock', 'pin', 'lock', 'pin'] as const) {
      await calls.moderate(moderator, { action, target: { topic: id }, reason })
    }
    expect([(await logOf('lock')).length, (await logOf('pin')).length]).toEqual([1, 1])
    expect((await calls.readTopic(VISITOR, id, FIRST)).topic).toMatchObject({ locked: true, pinned: true })
    await expect(aReply(calls, viewer, id, 'x')).rejects.toMatchObject({ code: 'conflict' })
    await calls.moderate(moderator, { action: 'hide', target: { topic: id }, reason })
    await expect(calls.readTopic(VISITOR, id, FIRST)).rejects.toMatchObject({ code: 'not_found' })
    expect(await wrongCounts()).toEqual(RIGHT)
  })

  test('hide the words of an opening post in lists and search too, until they show it again', async () => {
    await aBoard(payload, 'excerpts')
    const { viewer } = await aMember(payload, 'wordy')
    const { id, opening } = await aTopic(calls, viewer, 'excerpts', 'A title', 'Rude words')
    await aReply(calls, viewer, id, 'Later')
    const found = async (q?: string) => {
      const { topics } = await calls.listTopics(VISITOR, { board: 'excerpts', sort: 'latest', page: 1, q })
      return topics.map(({ excerpt }) => excerpt)
    }
    const shown = [await found(), await found('rude')]
    expect(shown).toEqual([['Rude words'], ['Rude words']])
    await calls.moderate(moderator, { action: 'hide', target: { post: opening }, reason })
    expect([await found(), await found('rude'), await found('title')]).toEqual([[''], [], ['']])
    // Its author can still change it, which shows nothing to others.
    await calls.editPost(viewer, opening, { body: aBody('Rude again') })
    expect(await found()).toEqual([''])
    await calls.moderate(moderator, { action: 'show', target: { post: opening }, reason })
    expect([await found(), await found('again')]).toEqual([['Rude again'], ['Rude again']])
    await calls.deletePost(viewer, opening)
    expect([await found(), await found('rude')]).toEqual([[''], []])
  })

  test('move, merge and split topics without losing a post or a count', async () => {
    await aBoard(payload, 'from')
    await aBoard(payload, 'into')
    const [{ viewer }, { viewer: other }] = [await aMember(payload, 'mover'), await aMember(payload, 'shaker')]
    const one = await aTopic(calls, viewer, 'from', 'One')
    const two = await aTopic(calls, viewer, 'from', 'Two')
    const reply = await aReply(calls, other, one.id, 'to one')
    await aReply(calls, other, two.id, 'to two')
    await calls.moderate(moderator, { action: 'move', target: { topic: two.id }, reason, board: 'into' })
    expect((await calls.readTopic(VISITOR, two.id, FIRST)).topic.uri).toBe('/community/into/two/')
    await Promise.all([
      calls.moderate(moderator, { action: 'merge', target: { topic: two.id }, reason, into: one.id }),
      calls.moderate(moderator, { action: 'merge', target: { topic: two.id }, reason, into: one.id }),
    ])
    const merged = await calls.readTopic(VISITOR, two.id, FIRST)
    expect(merged.topic).toMatchObject({ id: one.id, replyCount: 3 })
    expect(merged.posts.map(({ html, position }) => [position, html])).toEqual([
      [1, '<p>One</p>'],
      [2, '<p>Two</p>'],
      [3, '<p>to one</p>'],
      [4, '<p>to two</p>'],
    ])
    expect(merged.topic.excerpt).toBe('One')
    const target = { topic: one.id }
    const result = await calls.moderate(moderator, { action: 'split', target, reason, posts: [reply], title: 'Apart' })
    const apart = result.topic?.id ?? 0
    const split = await calls.readTopic(VISITOR, apart, FIRST)
    expect([split.topic.excerpt, split.posts.map(({ html }) => html)]).toEqual(['to one', ['<p>to one</p>']])
    expect((await postsOf(one.id)).map(({ position }) => position)).toEqual([1, 2, 3])
    expect((await logOf('merge')).length).toBe(1)
    expect(await wrongCounts()).toEqual(RIGHT)
  })

  test('warn, silence and ban', async () => {
    await aBoard(payload, 'standing')
    const { id: member, viewer } = await aMember(payload, 'troublesome')
    const target = { member: 'TroublesomeUser' }
    await calls.moderate(moderator, { action: 'warn', target, reason: 'Be kind.' })
    await calls.moderate(moderator, { action: 'warn', target: { member }, reason: 'Be kind.' })
    expect(await calls.listNotifications(viewer)).toMatchObject({
      unread: 1,
      notifications: [{ kind: 'warning', reason: 'Be kind.', by: null }],
    })
    await calls.moderate(moderator, { action: 'silence', target, reason, days: 2 })
    await calls.moderate(moderator, { action: 'silence', target, reason, days: 2 })
    await expect(aTopic(calls, viewer, 'standing')).rejects.toMatchObject({
      code: 'forbidden',
      fields: { until: expect.any(String) },
    })
    await calls.moderate(moderator, { action: 'unsilence', target, reason })
    await aTopic(calls, viewer, 'standing')
    await calls.moderate(moderator, { action: 'ban', target, reason })
    await expect(aTopic(calls, viewer, 'standing', 'Again')).rejects.toMatchObject({ code: 'forbidden' })
    expect([(await logOf('warn')).length, (await logOf('silence')).length, (await logOf('ban')).length]).toEqual([
      1, 1, 1,
    ])
    const moderators = { action: 'ban', target: { member: 'moderateduser' }, reason } as const
    await expect(calls.moderate(moderator, moderators)).rejects.toMatchObject({ code: 'forbidden' })
  })

  test('are organizers, managers and administrators', async () => {
    const { viewer: editor } = await aStaffMember(payload, 'aneditor', 'editor')
    const { viewer: member } = await aMember(payload, 'amember')
    for (const viewer of [editor, member]) {
      for (const attempt of [calls.readQueue, calls.readLog]) {
        await expect(attempt(viewer)).rejects.toMatchObject({ code: 'forbidden' })
      }
      const attempt = calls.moderate(viewer, { action: 'pin', target: { topic: 1 }, reason })
      await expect(attempt).rejects.toMatchObject({ code: 'forbidden' })
    }
    await expect(calls.readQueue(VISITOR)).rejects.toMatchObject({ code: 'unauthenticated' })
    const unknown = calls.moderate(moderator, { action: 'pin', target: { topic: 987_654 }, reason })
    await expect(unknown).rejects.toMatchObject({ code: 'not_found' })
  })

  test('a reason that is blank is refused', () => {
    const body = { action: 'pin', target: { topic: 1 }, reason: '  ' }
    expect(calls.moderateBody.safeParse(body).success).toBe(false)
    expect(calls.moderateBody.safeParse({ ...body, reason: 'why' }).success).toBe(true)
  })
})

describe('a solution', () => {
  test('is marked by who asked, where the board has solutions', async () => {
    await aBoard(payload, 'questions', { solutions: true })
    await aBoard(payload, 'talk')
    const [{ viewer }, { viewer: other }] = [await aMember(payload, 'asker'), await aMember(payload, 'helper')]
    const { id } = await aTopic(calls, viewer, 'questions')
    const answer = await aReply(calls, other, id, 'So')
    await expect(calls.markSolution(other, answer, { on: true })).rejects.toMatchObject({ code: 'forbidden' })
    await calls.markSolution(viewer, answer, { on: true })
    await calls.markSolution(viewer, answer, { on: true })
    expect((await postsOf(id)).map(({ solution }) => solution)).toEqual([false, true])
    await calls.markSolution(moderator, answer, { on: false })
    expect((await calls.readTopic(VISITOR, id, FIRST)).topic.solved).toBe(false)
    const talk = await aTopic(calls, viewer, 'talk')
    const reply = await aReply(calls, other, talk.id, 'So')
    await expect(calls.markSolution(viewer, reply, { on: true })).rejects.toMatchObject({ code: 'conflict' })
  })
})
