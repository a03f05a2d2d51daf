// Also on PostgreSQL: the community is loaded by its calls, inside the one transaction of the demo.
import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Viewer } from '@/platform/session/viewer.server'
import { commentedItems } from '../../demo/community/comments'
import { aRecipe } from '../support/data/builders'
import { startTestCms, type TestCms } from '../support/data/cms'
import { type CommunityCalls, communityCalls } from '../support/data/community'
import { VISITOR } from '../support/data/members'

let cms: TestCms
let calls: CommunityCalls
const people = new Map<string, Viewer>()

beforeAll(async () => {
  cms = await startTestCms()
  calls = await communityCalls()
  const { loadPlans } = await import('../../demo/load/memberships')
  const { loadPeople } = await import('../../demo/load/people')
  const { loadCommunity } = await import('../../demo/load/community')
  const { writers } = await import('../../demo/load/community-people')
  const req = await createLocalReq({}, cms.payload)
  const loading = { payload: cms.payload, req }
  await initTransaction(req)
  try {
    await loadPlans(loading)
    await loadPeople(loading)
    for (const { slug, type } of commentedItems) {
      const data = { title: slug, slug, requiredPlan: 'none', comments: true, _status: 'published' } as const
      await cms.payload.create({ collection: type, data: type === 'recipes' ? aRecipe(data) : data, req })
    }
    await loadCommunity(loading)
    for (const [username, { viewer }] of await writers(loading)) people.set(username, viewer)
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
})
afterAll(() => cms.stop())

const as = (username: string): Viewer => {
  const viewer = people.get(username)
  if (!viewer) throw new Error(`There is no ${username}.`)
  return viewer
}
const LATEST = { sort: 'latest', page: 1 } as const

test('premium members find six boards with 40 topics and 200 replies, all others one board less', async () => {
  const { boards } = await calls.listBoards(as('premium'))
  const sum = (key: 'topicCount' | 'replyCount') => boards.reduce((all, board) => all + board[key], 0)
  expect([boards.length, sum('topicCount'), sum('replyCount')]).toEqual([6, 40, 200])
  for (const viewer of [VISITOR, as('free'), as('standard')]) {
    expect((await calls.listBoards(viewer)).boards.map(({ slug }) => slug)).toEqual([
      'announcements',
      'say-hello',
      'questions',
      'kitchen',
      'mat',
    ])
  }
})

test('below items are comments with stars, the mark “Tried it” and a photo', async () => {
  const { listComments } = await import('@/features/community/comments.server')
  const { ratingSummary } = await import('@/features/ratings/ratings.server')
  const slug = 'red-lentil-and-carrot-soup'
  const { docs } = await cms.payload.find({ collection: 'recipes', where: { slug: { equals: slug } }, depth: 0 })
  const item = Number(docs[0]?.databaseId)
  const { posts, total } = await listComments(VISITOR, { item, page: 1 })
  expect([total, posts.filter(({ tried }) => tried).length]).toEqual([8, 5])
  expect(posts.filter(({ html }) => html.includes('<img '))).toHaveLength(1)
  expect(posts.flatMap(({ stars }) => stars ?? [])).toEqual([5, 5, 3, 5, 4])
  expect(await ratingSummary(item)).toEqual({ average: 4.4, count: 5 })
  expect(Date.now() - Date.parse(posts[0]?.createdAt ?? '')).toBeLessThan(86_400_000)
})

test('all counts are right', async () => {
  const { checkCommunityCounts } = await import('@/cms/community/check-counts')
  const drift = await checkCommunityCounts(await createLocalReq({}, cms.payload), false)
  expect(drift).toEqual({ posts: 0, topics: 0, boards: 0 })
})

test('the welcome is pinned, a list of questions is locked, questions are solved, and the latest is of the last hours', async () => {
  const { topics } = await calls.listTopics(VISITOR, LATEST)
  expect(topics[0]).toMatchObject({ title: 'Welcome: how this table works', pinned: true })
  expect(Date.now() - Date.parse(topics[1]?.lastActiveAt ?? '')).toBeLessThan(2 * 3_600_000)
  const locked = await calls.listTopics(VISITOR, { ...LATEST, board: 'announcements' })
  expect(locked.topics.filter(({ locked: isLocked }) => isLocked)).toHaveLength(1)
  const questions = await calls.listTopics(VISITOR, { ...LATEST, board: 'questions' })
  expect(questions.topics.filter(({ solved }) => solved).length).toBeGreaterThan(4)
})

test('one topic has a second page, quotes, a picture and reactions', async () => {
  const { topics } = await calls.listTopics(VISITOR, { ...LATEST, q: 'honest account' })
  const { pages, posts } = await calls.readTopic(VISITOR, topics[0]?.id ?? 0, { page: 1 })
  expect([pages, posts.length]).toEqual([2, 20])
  expect(posts[0]?.html).toMatch(/<img [^>]*alt="Chicken and barley soup/)
  expect(posts[0]?.reactions.find(({ kind }) => kind === 'celebrate')?.count).toBeGreaterThan(5)
  expect(posts[2]?.quote).toMatchObject({ author: 'Marianne' })
})

test('a post waits for the moderators, and two are reported', async () => {
  const { queue } = await calls.readQueue(as('organizer'))
  expect(queue.map(({ heldFor, kind }) => [kind, heldFor]).sort()).toEqual([
    ['held', 'links'],
    ['reported', null],
    ['reported', null],
  ])
})

test('the demo accounts have something new to read, and mentions in the bell', async () => {
  const { boards } = await calls.listBoards(as('premium'))
  expect(boards.filter(({ unread }) => (unread ?? 0) > 0).length).toBeGreaterThan(2)
  const { topics } = await calls.listTopics(as('standard'), { ...LATEST, board: 'kitchen' })
  expect(topics.filter(({ unread }) => unread === 0).length).toBeGreaterThan(3)
  expect((await calls.listNotifications(as('premium'))).notifications.length).toBeGreaterThan(2)
})

test('members who cannot sign in have no unread notification', async () => {
  expect((await calls.listNotifications(as('tomasz'))).notifications.length).toBeGreaterThan(10)
  expect((await calls.listNotifications(as('tomasz'))).unread).toBe(0)
})
