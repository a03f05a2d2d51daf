// Also on PostgreSQL: comments, their stars and their counts are rows by SQL, in transactions with locks.
import type { Payload } from 'payload'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkCommunityCounts } from '@/cms/community/check-counts'
import type { Viewer } from '@/platform/session/viewer.server'
import { aBody } from '@/rules/forum/testing/bodies'
import { startTestCms, type TestCms } from '../support/data/cms'
import { aBoard, aStaffMember, type CommunityCalls, communityCalls, makeOld } from '../support/data/community'
import { aMember, aPublishedRecipe, VISITOR } from '../support/data/members'
import { PASSWORD } from '../support/data/users'

let cms: TestCms
let payload: Payload
let calls: CommunityCalls
let comments: typeof import('@/features/community/comments.server')
let ratings: typeof import('@/features/ratings/ratings.server')
beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  calls = await communityCalls()
  comments = await import('@/features/community/comments.server')
  ratings = await import('@/features/ratings/ratings.server')
})
afterAll(() => cms.stop())

const FIRST = { page: 1 }
/** Parts of usernames. */
const [RICH, NEAR, FAR] = ['rich', 'near', 'far']
const aCommentedRecipe = async (slug: string, own = {}) =>
  (await aPublishedRecipe(payload, slug, { comments: true, ...own })).databaseId
const comment = (viewer: Viewer, item: number, text: string, stars?: number) =>
  comments.createComment(viewer, { item, body: aBody(text), stars })
/** The published comments, as texts and stars. */
const read = async (item: number, viewer: Viewer = VISITOR) =>
  (await comments.listComments(viewer, { item, ...FIRST })).posts.map(({ html, stars }) => [html, stars])
const right = async () =>
  expect(await checkCommunityCounts(await createLocalReq({}, payload), false)).toEqual({
    posts: 0,
    topics: 0,
    boards: 0,
  })
const notFound = { code: 'not_found' }

describe('comments on an item', () => {
  test('are listed newest first, page by page, and counted', async () => {
    const item = await aCommentedRecipe('commented')
    const { viewer: mod } = await aStaffMember(payload, 'comment-staff')
    expect(await comments.listComments(VISITOR, { item, ...FIRST })).toMatchObject({ posts: [], total: 0, rates: true })
    for (let each = 1; each <= 22; each += 1) await comment(mod, item, `Comment ${each}`)
    const first = await comments.listComments(VISITOR, { item, ...FIRST })
    expect([first.total, first.pages, first.posts.length, first.posts[0]?.html]).toEqual([
      22,
      2,
      20,
      '<p>Comment 22</p>',
    ])
    const second = await comments.listComments(VISITOR, { item, page: 2 })
    expect(second.posts.map(({ html }) => html)).toEqual(['<p>Comment 2</p>', '<p>Comment 1</p>'])
    await expect(comments.listComments(VISITOR, { item, page: 3 })).rejects.toMatchObject(notFound)
    await right()
  })

  test('of many members at once are all kept', async () => {
    const item = await aCommentedRecipe('busy')
    const people = await Promise.all(Array.from({ length: 6 }, (_, each) => aMember(payload, `busy${each}`)))
    const written = await Promise.all(people.map(({ viewer }, each) => comment(viewer, item, `Busy ${each}`, 4)))
    expect(written.map(({ outcome }) => outcome)).toEqual(Array(6).fill('posted'))
    expect((await comments.listComments(VISITOR, { item, ...FIRST })).total).toBe(6)
    expect(await ratings.ratingSummary(item)).toEqual({ average: 4, count: 6 })
    await right()
  })

  test('are in no list of the community', async () => {
    const item = await aCommentedRecipe('quiet')
    const { viewer } = await aMember(payload, 'quiet')
    await aBoard(payload, 'loud')
    await calls.createTopic(viewer, { board: 'loud', title: 'A loud topic', body: aBody('x'), draft: false })
    await comment(viewer, item, 'A quiet comment')
    const recent = (await calls.recentTopics(VISITOR, { first: 50 })).topics.map(({ title }) => title)
    expect(recent).toContain('A loud topic')
    expect(recent).not.toContain('quiet')
    const boards = (await calls.listBoards(VISITOR)).boards.map(({ slug }) => slug)
    expect(boards).toContain('loud')
    expect(boards).not.toContain('comments-on-items')
    await expect(
      calls.createTopic(viewer, { board: 'comments-on-items', title: 'x', body: aBody('x'), draft: false }),
    ).rejects.toMatchObject(notFound)
  })

  test('are 404 where the item is closed for them, and open again later', async () => {
    const { databaseId: item, id } = await aPublishedRecipe(payload, 'closing', { comments: true })
    const { viewer } = await aMember(payload, 'closer')
    await comment(viewer, item, 'While it was open')
    const close = (open: boolean) =>
      payload.update({ collection: 'recipes', id, data: { comments: open, _status: 'published' } })
    await close(false)
    await expect(comments.listComments(VISITOR, { item, ...FIRST })).rejects.toMatchObject(notFound)
    await expect(comment(viewer, item, 'Too late')).rejects.toMatchObject(notFound)
    await close(true)
    expect(await read(item)).toEqual([['<p>While it was open</p>', null]])
  })

  test('beyond the plan are 404 in every call', async () => {
    const item = await aCommentedRecipe('premium-only', { requiredPlan: 'premium' })
    const { viewer: premium } = await aMember(payload, RICH, 'premium')
    const { viewer: free } = await aMember(payload, 'poor')
    const { post } = await comment(premium, item, 'Among us', 5)
    expect(await read(item, premium)).toEqual([['<p>Among us</p>', 5]])
    const beyond = [
      () => read(item),
      () => read(item, free),
      () => comment(free, item, 'Let me in'),
      () => calls.react(free, post.id, { kind: 'like', on: true }),
      () => calls.reportPost(free, post.id, { reason: 'spam' }),
      () => calls.listEdits(free, post.id),
      () => calls.memberCard(free, `${RICH}user`),
    ]
    for (const call of beyond) await expect(call()).rejects.toMatchObject(notFound)
    expect((await calls.memberCard(premium, `${RICH}user`)).member.name).toBe(`${RICH} first`)
    expect(await comments.commentReviews(item)).toEqual([])
    await expect(read(999_999)).rejects.toMatchObject(notFound)
  })

  test('have a permalink to their item, where its plan is reached', async () => {
    const item = await aCommentedRecipe('linked', { requiredPlan: 'premium' })
    const { viewer } = await aMember(payload, 'linker', 'premium')
    const written = await comment(viewer, item, 'Look here')
    const id = written.post.id
    const { resolvePermalink } = await import('@/features/community/resolve-page.server')
    const location = `/recipes/linked/#post-${id}`
    expect(await resolvePermalink(id, 'premium')).toEqual({ kind: 'redirect', location, status: 302 })
    expect(await resolvePermalink(id, 'free')).toEqual({ kind: 'missing' })
  })
})

describe('stars', () => {
  test('are the member’s rating, however they were given last', async () => {
    const item = await aCommentedRecipe('starred')
    const { viewer } = await aMember(payload, 'star')
    await ratings.rate(viewer, { recipeId: item, rating: 2 })
    await comment(viewer, item, 'Better now', 5)
    await comment(viewer, item, 'And a question')
    expect(await ratings.ratingsOf(viewer)).toEqual({ [item]: 5 })
    expect(await ratings.ratingSummary(item)).toEqual({ average: 5, count: 1 })
    await ratings.rate(viewer, { recipeId: item, rating: 3 })
    expect(await read(item)).toEqual([
      ['<p>And a question</p>', null],
      ['<p>Better now</p>', 3],
    ])
    expect(await comments.commentReviews(item)).toEqual([
      { author: 'star first', stars: 3, text: 'Better now', at: expect.any(String) },
    ])
  })

  test('are for recipes only', async () => {
    const { databaseId } = await payload.create({
      collection: 'posts',
      data: { title: 'An article', slug: 'an-article', requiredPlan: 'none', comments: true, _status: 'published' },
    })
    const item = Number(databaseId)
    const { viewer } = await aMember(payload, 'reader')
    await expect(comment(viewer, item, 'Well said', 5)).rejects.toMatchObject({
      code: 'bad_request',
      fields: { stars: 'Only recipes have stars.' },
    })
    await comment(viewer, item, 'Well said')
    expect(await comments.listComments(VISITOR, { item, ...FIRST })).toMatchObject({ total: 1, rates: false })
  })

  test('of a comment that is refused are not stored', async () => {
    const item = await aCommentedRecipe('refused')
    const { viewer } = await aMember(payload, 'refuser')
    await comment(viewer, item, 'Twice', 4)
    await expect(comment(viewer, item, 'Twice', 1)).rejects.toMatchObject({ code: 'conflict' })
    expect(await ratings.ratingsOf(viewer)).toEqual({ [item]: 4 })
  })
})

describe('“Tried it”', () => {
  const tryIt = (viewer: Viewer, item: number, text: string) =>
    comments.createComment(viewer, { item, body: aBody(text), tried: true })

  test('is on the comment of who says so, and stays when it is changed', async () => {
    const item = await aCommentedRecipe('tried')
    const { viewer } = await aMember(payload, 'trier')
    const { post } = await tryIt(viewer, item, 'Twice now')
    expect(post).toMatchObject({ tried: true })
    await comment(viewer, item, 'And a question')
    await calls.editPost(viewer, post.id, { body: aBody('Three times') })
    const { posts, tries } = await comments.listComments(VISITOR, { item, ...FIRST })
    expect([tries, posts.map(({ html, tried }) => [html, tried])]).toEqual([
      true,
      [
        ['<p>And a question</p>', false],
        ['<p>Three times</p>', true],
      ],
    ])
  })

  test.each([
    ['masterclasses', true],
    ['posts', false],
  ] as const)('can be said below %s: %s', async (collection, tries) => {
    const { databaseId } = await payload.create({
      collection,
      data: { title: 'x', slug: `tried-${collection}`, requiredPlan: 'none', comments: true, _status: 'published' },
    })
    const item = Number(databaseId)
    const { viewer } = await aMember(payload, `tried${collection}`)
    const code = await tryIt(viewer, item, 'I did').then(
      ({ outcome }) => outcome,
      ({ code, fields }) => [code, Object.keys(fields)],
    )
    expect(code).toEqual(tries ? 'posted' : ['bad_request', ['tried']])
    expect((await comments.listComments(VISITOR, { item, ...FIRST })).tries).toBe(tries)
  })
})

describe('moderation', () => {
  test('holds comments by the rules of their board, and says where they are', async () => {
    const item = await aCommentedRecipe('held')
    const { viewer } = await aMember(payload, 'held')
    const { viewer: mod } = await aStaffMember(payload, 'held-staff')
    await comment(mod, item, 'First')
    const { docs } = await payload.find({ collection: 'forumBoards', where: { forItems: { equals: true } } })
    const [board] = docs
    await payload.update({ collection: 'forumBoards', id: Number(board?.id), data: { heldWords: 'miracle' } })
    const { outcome, post } = await comment(viewer, item, 'A miracle', 5)
    expect(outcome).toBe('held')
    expect(await read(item)).toEqual([['<p>First</p>', null]])
    expect(await read(item, viewer)).toEqual([
      ['<p>A miracle</p>', 5],
      ['<p>First</p>', null],
    ])
    const { queue } = await calls.readQueue(mod)
    expect(queue.find((entry) => entry.post?.id === post.id)?.topic).toMatchObject({
      title: 'held',
      uri: '/recipes/held/#comments',
      databaseId: item,
    })
    await calls.moderate(mod, { action: 'approve', target: { post: post.id }, reason: 'Fine' })
    expect(await read(item)).toEqual([
      ['<p>A miracle</p>', 5],
      ['<p>First</p>', null],
    ])
    await right()
  })

  test('hides what three members report, and keeps comments with their item', async () => {
    const item = await aCommentedRecipe('reported')
    const { viewer } = await aMember(payload, 'loudmouth')
    const { viewer: mod } = await aStaffMember(payload, 'report-staff')
    const { post } = await comment(viewer, item, 'Buy this')
    for (const mark of ['report-a', 'report-b', 'report-c']) {
      const { id, viewer: reporter } = await aMember(payload, mark)
      await makeOld(payload, id)
      await calls.reportPost(reporter, post.id, { reason: 'spam' })
    }
    expect(await read(item)).toEqual([])
    expect(await read(item, viewer)).toHaveLength(1)
    expect((await comments.listComments(mod, { item, ...FIRST })).posts).toMatchObject([{ state: 'hidden' }])
    const { docs } = await payload.find({ collection: 'forumTopics', where: { item: { equals: item } } })
    await aBoard(payload, 'elsewhere')
    const target = { topic: Number(docs[0]?.id) }
    await expect(
      calls.moderate(mod, { action: 'move', target, board: 'elsewhere', reason: 'x' }),
    ).rejects.toMatchObject({ code: 'conflict' })
    await calls.moderate(mod, { action: 'lock', target, reason: 'Enough' })
    await expect(comment(viewer, item, 'Once more')).rejects.toMatchObject({ code: 'conflict' })
    expect(await comments.listComments(viewer, { item, ...FIRST })).toMatchObject({ mayWrite: false })
    await calls.moderate(mod, { action: 'hide', target, reason: 'All of it' })
    await expect(read(item)).rejects.toMatchObject(notFound)
    await right()
  })

  test('lets authors change their comments, and others not delete them', async () => {
    const item = await aCommentedRecipe('changed')
    const { viewer } = await aMember(payload, 'changer')
    const { viewer: other } = await aMember(payload, 'reactor')
    const { post } = await comment(viewer, item, 'Fist')
    await calls.editPost(viewer, post.id, { body: aBody('First') })
    const { reactions } = await calls.react(other, post.id, { kind: 'love', on: true })
    expect(reactions).toContainEqual({ kind: 'love', count: 1, mine: true })
    expect(await read(item)).toEqual([['<p>First</p>', null]])
    await expect(calls.deletePost(other, post.id)).rejects.toMatchObject({ code: 'forbidden' })
    await right()
  })

  test('leaves the mark of a comment that its author deletes: who and when, not what or how many stars', async () => {
    const item = await aCommentedRecipe('marked')
    const { viewer } = await aMember(payload, 'deleter')
    const { post } = await comments.createComment(viewer, { item, body: aBody('Gone'), stars: 5, tried: true })
    await calls.deletePost(viewer, post.id)
    const mark = { id: post.id, state: 'deleted', html: '', stars: null, tried: false, mayEdit: false }
    const marked = await comments.listComments(VISITOR, { item, ...FIRST })
    expect(marked).toMatchObject({ posts: [{ ...mark, author: { name: 'deleter first' } }], total: 0 })
    expect(JSON.stringify(marked)).not.toContain('Gone')
    expect(await comments.commentReviews(item)).toEqual([])
    await comment(viewer, item, 'Again')
    expect(await read(item)).toEqual([
      ['<p>Again</p>', null],
      ['', null],
    ])
    await right()
  })

  test('keeps every comment on one page when others are hidden or deleted', async () => {
    const item = await aCommentedRecipe('paged')
    const { viewer: mod } = await aStaffMember(payload, 'paging-staff')
    const ids: number[] = []
    for (let each = 1; each <= 21; each += 1) ids.push((await comment(mod, item, `Comment ${each}`)).post.id)
    const [, second = 0, third = 0] = ids
    await calls.deletePost(mod, third)
    await calls.moderate(mod, { action: 'hide', target: { post: second }, reason: 'x' })
    const pageOf = async (page: number) => comments.listComments(VISITOR, { item, page })
    const shown = [await pageOf(1), await pageOf(2)]
    expect(shown.map(({ pages, total }) => [pages, total])).toEqual([
      [2, 19],
      [2, 19],
    ])
    expect(shown.flatMap(({ posts }) => posts.map(({ id }) => id))).toEqual(ids.filter((id) => id !== second).reverse())
  })

  test('is offered to moderators alone, once there are comments', async () => {
    const item = await aCommentedRecipe('moderated')
    const { viewer } = await aMember(payload, 'moderated')
    const { viewer: mod } = await aStaffMember(payload, 'menu-staff')
    const moderationFor = async (reader: Viewer) => (await comments.listComments(reader, { item, ...FIRST })).moderation
    expect(await moderationFor(mod)).toBeNull()
    await comment(viewer, item, 'First')
    expect([await moderationFor(VISITOR), await moderationFor(viewer)]).toEqual([null, null])
    const moderation = await moderationFor(mod)
    await calls.moderate(mod, { action: 'lock', target: { topic: moderation?.topic ?? 0 }, reason: 'x' })
    expect(await moderationFor(mod)).toEqual({ ...moderation, locked: true })
  })

  test('notifies those whom a comment mentions, if they may read it', async () => {
    const item = await aCommentedRecipe('mentioning', { requiredPlan: 'standard' })
    const { viewer: writer } = await aMember(payload, 'mentioner', 'standard')
    const { viewer: near } = await aMember(payload, NEAR, 'standard')
    const { viewer: far } = await aMember(payload, FAR)
    const { post } = await comment(writer, item, `Ask @${NEAR}user and @${FAR}user`)
    expect((await calls.listNotifications(near)).notifications).toMatchObject([
      { kind: 'mention', topic: { title: 'mentioning' }, uri: `/recipes/mentioning/#post-${post.id}` },
    ])
    expect((await calls.listNotifications(far)).notifications).toEqual([])
    const { notifications } = await comments.listComments(near, { item, ...FIRST })
    expect((await calls.readNotifications(near, { ids: notifications })).unread).toBe(0)
    expect(notifications).toHaveLength(1)
  })
})

test.each([
  ['keep', [['<p>I stay</p>', null]]],
  ['remove', [['', null]]],
] as const)('an account that goes can %s its comments; its stars go', async (posts, left) => {
  const item = await aCommentedRecipe(`leaving-${posts}`)
  const { viewer } = await aMember(payload, `leaving${posts}`)
  await comment(viewer, item, 'I stay', 5)
  const { exportData } = await import('@/features/accounts/export-data.server')
  expect(await exportData(viewer)).toMatchObject({ forumPosts: [{ text: 'I stay' }], ratings: [{ rating: 5 }] })
  const deleting = await import('@/features/accounts/delete-account.server')
  await deleting.deleteAccount(viewer, { password: PASSWORD, posts }, '10.8.8.8')
  await deleting.deleteDueAccounts(new Date(Date.now() + 15 * 86_400_000))
  expect(await read(item)).toEqual(left)
  expect(await ratings.ratingSummary(item)).toEqual({ average: null, count: 0 })
  await right()
})
