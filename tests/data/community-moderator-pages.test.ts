// Also on PostgreSQL: what moderators see is counted and filtered by SQL.
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitingPosts } from '@/cms/admin/dashboard/waiting-posts'
import { aBody } from '@/rules/forum/testing/bodies'
import { startTestCms, type TestCms } from '../support/data/cms'
import { aBoard, aReply, aStaffMember, aTopic, type CommunityCalls, communityCalls } from '../support/data/community'
import { aMember } from '../support/data/members'
import { aStaffUser } from '../support/data/staff-users'

let cms: TestCms
let payload: Payload
let calls: CommunityCalls
let nora: Awaited<ReturnType<typeof aStaffMember>>['viewer']
let omar: typeof nora
beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  calls = await communityCalls()
  nora = (await aStaffMember(payload, 'nora')).viewer
  omar = (await aStaffMember(payload, 'omar', 'manager')).viewer
  await aBoard(payload, 'board')
  await aBoard(payload, 'first', { holdFirst: 9 })
})
afterAll(() => cms.stop())

const reason = 'For a test'

test('the second of two moderators is told what the first one did and why', async () => {
  const { viewer } = await aMember(payload, 'twice')
  const { id } = await aTopic(calls, nora, 'first')
  const { post } = await calls.createPost(viewer, id, { body: aBody('Hello') })
  const target = { post: post.id }
  expect(await calls.moderate(nora, { action: 'reject', target, reason: 'An advertisement' })).toEqual({
    changed: true,
  })
  await expect(calls.moderate(omar, { action: 'approve', target, reason })).rejects.toMatchObject({
    code: 'conflict',
    message: 'This post is rejected. nora first did this: reject, “An advertisement”.',
  })
  expect(await calls.moderate(omar, { action: 'reject', target, reason })).toMatchObject({
    changed: false,
    last: { action: 'reject', by: { username: 'norauser' }, reason: 'An advertisement' },
  })
})

test('a post in the queue comes with its words and what its author did before', async () => {
  const { viewer } = await aMember(payload, 'known')
  const { id } = await aTopic(calls, viewer, 'board')
  const hidden = await aReply(calls, viewer, id, 'Hidden')
  await calls.moderate(nora, { action: 'hide', target: { post: hidden }, reason })
  await calls.moderate(nora, { action: 'warn', target: { post: hidden }, reason })
  const post = await aReply(calls, viewer, id, 'Reported words')
  await calls.reportPost((await aMember(payload, 'reporter')).viewer, post, { reason: 'rude', note: 'Look' })
  const { queue, total } = await calls.readQueue(nora)
  expect(total).toBe(queue.length)
  expect(queue.find((waiting) => waiting.post?.id === post)).toMatchObject({
    kind: 'reported',
    text: 'Reported words',
    reports: [{ reason: 'rude', note: 'Look', by: 'reporteruser' }],
    author: {
      username: 'knownuser',
      isNew: true,
      isModerator: false,
      posts: { published: 2, hidden: 1, held: 0 },
      warnings: 1,
      reports: 1,
      silencedUntil: null,
      bannedAt: null,
    },
  })
})

test('the log is filtered by member and action, and a record has what was done about its member alone', async () => {
  const [{ viewer, id: ana }, { viewer: ben }] = [await aMember(payload, 'ana'), await aMember(payload, 'ben')]
  const [one, two] = [await aTopic(calls, viewer, 'board'), await aTopic(calls, ben, 'board')]
  for (const { id } of [one, two]) await calls.moderate(nora, { action: 'lock', target: { topic: id }, reason })
  await calls.moderate(omar, { action: 'silence', target: { member: ana }, reason, days: 3 })
  await calls.moderate(omar, { action: 'ban', target: { member: ana }, reason })
  const actionsOf = async (query: Parameters<CommunityCalls['readLog']>[1]) =>
    (await calls.readLog(nora, query)).log.map(({ action }) => action)
  expect(await actionsOf({ member: 'AnaUser' })).toEqual(['ban', 'silence', 'lock'])
  expect(await actionsOf({ member: 'benuser', action: 'lock' })).toEqual(['lock'])
  expect(await actionsOf({ member: 'benuser', action: 'ban' })).toEqual([])
  expect(await actionsOf({ member: 'anauser', page: 2 })).toEqual([])
  const { log, member } = await calls.memberRecord(nora, { member: 'anauser' })
  expect(log.map(({ action }) => action)).toEqual(['ban', 'silence', 'lock'])
  expect(member).toMatchObject({ silencedUntil: expect.any(String), bannedAt: expect.any(String) })
  expect(await calls.memberRecord(nora, { member: String(ana) })).toEqual({ log, member })
  await expect(calls.memberRecord(nora, { member: 'no-such-person' })).rejects.toMatchObject({ code: 'not_found' })
})

test('members and editors see nothing of it, and no count of what waits', async () => {
  const { viewer: editor } = await aStaffMember(payload, 'editing', 'editor')
  const { viewer: member } = await aMember(payload, 'plain')
  for (const viewer of [editor, member]) {
    const refused = { code: 'forbidden' }
    await expect(calls.readQueue(viewer)).rejects.toMatchObject(refused)
    await expect(calls.readLog(viewer)).rejects.toMatchObject(refused)
    await expect(calls.memberRecord(viewer, { member: 'anauser' })).rejects.toMatchObject(refused)
    expect(await calls.listNotifications(viewer)).not.toHaveProperty('waiting')
  }
  expect(await calls.listNotifications(nora)).toMatchObject({ waiting: (await calls.readQueue(nora)).total })
})

test('the dashboard has what waits for moderators, and nothing of it for others', async () => {
  const [reader, editing] = [
    await aStaffUser(payload, 'organizer', 'duty-organizer'),
    await aStaffUser(payload, 'editor', 'duty-editor'),
  ]
  const before = await waitingPosts(reader)
  const { viewer } = await aMember(payload, 'desk')
  const { id } = await aTopic(calls, nora, 'first', 'Another question')
  const open = await aTopic(calls, viewer, 'board', 'Reported', 'Words that two members report')
  await calls.createPost(viewer, id, { body: aBody('Hello') })
  for (const mark of ['duty-one', 'duty-two']) {
    await calls.reportPost((await aMember(payload, mark)).viewer, open.opening, { reason: 'rude' })
  }
  const { count = 0, held = 0, reports = 0 } = before ?? {}
  const now = await waitingPosts(reader)
  expect(now).toMatchObject({ count: count + 2, held: held + 1, reports: reports + 2 })
  expect(now?.count).toBe((await calls.readQueue(nora)).total)
  expect(now?.items.find((item) => item.id === open.opening)).toEqual({
    id: open.opening,
    text: 'Words that two members report',
    reports: 2,
    createdAt: expect.any(String),
  })
  // What moderators have decided about waits no more.
  await calls.moderate(nora, { action: 'hide', target: { post: open.opening }, reason })
  expect(await waitingPosts(reader)).toMatchObject({ count: count + 1, reports })
  for (const other of [editing, await aStaffUser(payload, 'member', 'duty-member')]) {
    expect(await waitingPosts(other)).toBeNull()
  }
})

test('notifications come in pages', async () => {
  const { viewer } = await aMember(payload, 'paged')
  const { id } = await aTopic(calls, viewer, 'board')
  for (const text of ['One', 'Two', 'Three']) await aReply(calls, nora, id, text)
  const [first, second] = [
    await calls.listNotifications(viewer, { first: 2 }),
    await calls.listNotifications(viewer, { first: 2, page: 2 }),
  ]
  expect([first.notifications.length, first.more, second.notifications.length, second.more]).toEqual([
    2,
    true,
    1,
    false,
  ])
  expect([first.unread, second.unread]).toEqual([3, 3])
})
