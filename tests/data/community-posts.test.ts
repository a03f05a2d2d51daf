// Also on PostgreSQL: posts and their counts are rows by SQL, in transactions with locks.
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkCommunityCounts } from '@/cms/community/check-counts'
import type { Viewer } from '@/platform/session/viewer.server'
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
beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  calls = await communityCalls()
})
afterAll(() => cms.stop())

const FIRST = { page: 1 }
const LATEST = { sort: 'latest', page: 1 } as const
const wrongCounts = async () => {
  const { createLocalReq } = await import('payload')
  return checkCommunityCounts(await createLocalReq({}, payload), false)
}
const RIGHT = { posts: 0, topics: 0, boards: 0 }
const htmlOf = async (topic: number, viewer = VISITOR) =>
  (await calls.readTopic(viewer, topic, FIRST)).posts.map(({ html }) => html)
const boardOf = async (slug: string, viewer = VISITOR) =>
  (await calls.listBoards(viewer)).boards.find((board) => board.slug === slug)

describe('a topic', () => {
  test('appears in its board with its replies, the opening post first', async () => {
    await aBoard(payload, 'kitchen')
    const [ana, ben] = [await aMember(payload, 'ana'), await aMember(payload, 'ben')]
    const { id, topic } = await aTopic(calls, ana.viewer, 'kitchen', 'Olives?', 'What instead of olives?')
    expect(topic).toMatchObject({
      title: 'Olives?',
      uri: '/community/kitchen/olives/',
      replyCount: 0,
      board: 'kitchen',
    })
    await aReply(calls, ben.viewer, id, 'Capers.')
    const read = await calls.readTopic(VISITOR, id, FIRST)
    expect(read.posts.map(({ author, html }) => [author.name, html])).toEqual([
      ['ana first', '<p>What instead of olives?</p>'],
      ['ben first', '<p>Capers.</p>'],
    ])
    expect(read.topic).toMatchObject({ replyCount: 1, excerpt: 'What instead of olives?' })
    expect(read.topic).not.toHaveProperty('unread')
    expect(await boardOf('kitchen')).toMatchObject({ topicCount: 1, replyCount: 1 })
    expect((await calls.listTopics(VISITOR, { ...LATEST, board: 'kitchen' })).total).toBe(1)
  })

  test('with a title that is taken gets another address', async () => {
    await aBoard(payload, 'same-titles')
    const { viewer } = await aMember(payload, 'twins')
    const topics = await Promise.all(
      ['one', 'two', 'three'].map((text) => aTopic(calls, viewer, 'same-titles', 'Hello', text)),
    )
    expect(new Set(topics.map(({ topic }) => topic.uri)).size).toBe(3)
  })

  test('is found by its words, with signs taken literally', async () => {
    await aBoard(payload, 'search')
    const { viewer } = await aMember(payload, 'seeker')
    await aTopic(calls, viewer, 'search', 'Crème brûlée', 'with 100% sugar')
    const find = async (q: string) => (await calls.listTopics(VISITOR, { ...LATEST, board: 'search', q })).total
    expect(await Promise.all(['creme sugar', '100%', '0%_', 'salt'].map(find))).toEqual([1, 1, 0, 0])
  })

  test('is sorted by activity, age, reactions, and by missing replies', async () => {
    await aBoard(payload, 'sorted')
    const { viewer } = await aMember(payload, 'sorter')
    const { viewer: other } = await aMember(payload, 'liker')
    const one = await aTopic(calls, viewer, 'sorted', 'one')
    const two = await aTopic(calls, viewer, 'sorted', 'two')
    const three = await aTopic(calls, viewer, 'sorted', 'three')
    await calls.react(other, two.opening, { kind: 'like', on: true })
    await aReply(calls, other, one.id, 'bump')
    const titles = async (sort: 'latest' | 'new' | 'top' | 'unanswered') =>
      (await calls.listTopics(VISITOR, { board: 'sorted', sort, page: 1 })).topics.map(({ title }) => title)
    expect(await titles('latest')).toEqual(['one', 'three', 'two'])
    expect(await titles('new')).toEqual(['three', 'two', 'one'])
    expect(await titles('top')).toEqual(['two', 'one', 'three'])
    expect(await titles('unanswered')).toEqual(['three', 'two'])
    expect(three.topic.solved).toBe(false)
  })
})

describe('a board beyond the plan', () => {
  test('is absent in every call', async () => {
    await aBoard(payload, 'circle', { requiredPlan: 'premium' })
    const { viewer: premium } = await aMember(payload, 'premiumone', 'premium')
    const { viewer: free } = await aMember(payload, 'freeone')
    const { id, opening } = await aTopic(calls, premium, 'circle', 'Among us')
    expect((await calls.readTopic(premium, id, FIRST)).posts).toHaveLength(1)
    for (const viewer of [VISITOR, free]) {
      expect(await boardOf('circle', viewer)).toBeUndefined()
      expect((await calls.recentTopics(viewer, { first: 50 })).topics.map(({ title }) => title)).not.toContain(
        'Among us',
      )
      await expect(calls.listTopics(viewer, { ...LATEST, board: 'circle' })).rejects.toMatchObject({
        code: 'not_found',
      })
      await expect(calls.readTopic(viewer, id, FIRST)).rejects.toMatchObject({ code: 'not_found' })
      await expect(calls.memberCard(viewer, 'premiumoneuser')).rejects.toMatchObject({ code: 'not_found' })
    }
    const beyond = [
      () => calls.createPost(free, id, { body: aBody('x') }),
      () => calls.react(free, opening, { kind: 'like', on: true }),
      () => calls.followTopic(free, id, { on: true }),
      () => calls.followBoard(free, 'circle', { on: true }),
      () => calls.readToEnd(free, id),
      () => calls.reportPost(free, opening, { reason: 'spam' }),
      () => calls.markSolution(free, opening, { on: true }),
      () => calls.editPost(free, opening, { body: aBody('x') }),
      () => calls.createTopic(free, { board: 'circle', title: 'x', body: aBody('x'), draft: false }),
    ]
    for (const attempt of beyond) await expect(attempt()).rejects.toMatchObject({ code: 'not_found' })
    expect(await calls.memberCard(premium, 'PremiumOneUser')).toMatchObject({
      member: { topics: [{ title: 'Among us' }] },
    })
  })

  test('that can be read and not written on is 403', async () => {
    await aBoard(payload, 'news', { writers: 'staff' })
    const { viewer } = await aMember(payload, 'reader')
    const { viewer: staff } = await aStaffMember(payload, 'announcer', 'editor')
    const { id } = await aTopic(calls, staff, 'news', 'Open on Monday')
    await expect(calls.createPost(viewer, id, { body: aBody('x') })).rejects.toMatchObject({ code: 'forbidden' })
    await expect(aTopic(calls, viewer, 'news')).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('posts', () => {
  test('thirty at once all get a place, and the counts are exact', async () => {
    await aBoard(payload, 'busy')
    const people = await Promise.all(Array.from({ length: 6 }, (_, index) => aMember(payload, `busy${index}`)))
    const { id } = await aTopic(calls, people[0]?.viewer ?? VISITOR, 'busy')
    await Promise.all(
      people.flatMap(({ viewer }, index) =>
        [1, 2, 3, 4, 5].map((n) => aReply(calls, viewer, id, `${index} says ${n}`)),
      ),
    )
    const [first, second] = [await calls.readTopic(VISITOR, id, FIRST), await calls.readTopic(VISITOR, id, { page: 2 })]
    const positions = [...first.posts, ...second.posts].map(({ position }) => position)
    expect(positions).toEqual(Array.from({ length: 31 }, (_, index) => index + 1))
    expect(first.topic.replyCount).toBe(30)
    await expect(calls.readTopic(VISITOR, id, { page: 3 })).rejects.toMatchObject({ code: 'not_found' })
    expect(await wrongCounts()).toEqual(RIGHT)
  }, 60_000)

  test('the same words within a minute are refused, also at once', async () => {
    await aBoard(payload, 'twice')
    const { viewer } = await aMember(payload, 'doubler')
    const { id } = await aTopic(calls, viewer, 'twice')
    const results = await Promise.allSettled([1, 2, 3].map(() => aReply(calls, viewer, id, 'Me  TOO')))
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
    await expect(aReply(calls, viewer, id, 'me too')).rejects.toMatchObject({ code: 'conflict' })
    const later = new Date(Date.now() + 61_000)
    expect(await calls.createPost(viewer, id, { body: aBody('me too') }, later)).toMatchObject({ outcome: 'posted' })
  })

  test('more than twenty in ten minutes wait, except for moderators', async () => {
    await aBoard(payload, 'flood')
    const { viewer } = await aMember(payload, 'flooder')
    const { viewer: moderator } = await aStaffMember(payload, 'patient')
    const { id } = await aTopic(calls, viewer, 'flood')
    for (let n = 1; n < 20; n++) await aReply(calls, viewer, id, `number ${n}`)
    const refused = { code: 'too_many_requests', retryAfterS: expect.any(Number) }
    await expect(aReply(calls, viewer, id, 'one more')).rejects.toMatchObject(refused)
    for (let n = 0; n < 21; n++) await aReply(calls, moderator, id, `moderated ${n}`)
  }, 60_000)

  test('of a new account are thirty a day, of others more', async () => {
    await aBoard(payload, 'day')
    const [fresh, settled] = [await aMember(payload, 'fresh'), await aMember(payload, 'settled')]
    await makeOld(payload, settled.id)
    const startMs = Date.now()
    const reply = (viewer: Viewer, topic: number, n: number) =>
      calls.createPost(viewer, topic, { body: aBody(`number ${n}`) }, new Date(startMs + n * 60_000))
    const { id } = await aTopic(calls, fresh.viewer, 'day')
    for (let n = 1; n < 30; n++) await reply(fresh.viewer, id, n)
    await expect(reply(fresh.viewer, id, 30)).rejects.toMatchObject({ code: 'too_many_requests' })
    for (let n = 0; n < 31; n++) await reply(settled.viewer, id, n)
    expect(await reply(fresh.viewer, id, 24 * 60 + 1)).toMatchObject({ outcome: 'posted' })
  }, 60_000)

  test('slow mode asks for a pause', async () => {
    await aBoard(payload, 'slow', { slowModeS: 60 })
    const { viewer } = await aMember(payload, 'hasty')
    const { id } = await aTopic(calls, viewer, 'slow')
    await expect(aReply(calls, viewer, id, 'again')).rejects.toMatchObject({ code: 'too_many_requests' })
    const later = new Date(Date.now() + 61_000)
    expect(await calls.createPost(viewer, id, { body: aBody('again') }, later)).toMatchObject({ outcome: 'posted' })
  })

  test('are edited by their authors within the time, with what they said before', async () => {
    await aBoard(payload, 'edits', { editMinutes: 10 })
    const { viewer } = await aMember(payload, 'writer')
    const { viewer: other } = await aMember(payload, 'meddler')
    const { viewer: moderator } = await aStaffMember(payload, 'fixer')
    const { id, opening } = await aTopic(calls, viewer, 'edits', 'First')
    await calls.editPost(viewer, opening, { body: aBody('Better'), title: 'Second' })
    expect(await calls.readTopic(VISITOR, id, FIRST)).toMatchObject({
      topic: { title: 'Second', uri: '/community/edits/first/', excerpt: 'Better' },
      posts: [{ html: '<p>Better</p>', editedAt: expect.any(String) }],
    })
    expect((await calls.listEdits(VISITOR, opening)).edits.map(({ html }) => html)).toEqual(['<p>First</p>'])
    const edit = { body: aBody('Mine') }
    await expect(calls.editPost(other, opening, edit)).rejects.toMatchObject({ code: 'forbidden' })
    const late = new Date(Date.now() + 11 * 60_000)
    await expect(calls.editPost(viewer, opening, edit, late)).rejects.toMatchObject({ code: 'forbidden' })
    await calls.editPost(moderator, opening, edit, late)
    expect(await htmlOf(id)).toEqual(['<p>Mine</p>'])
  })

  test('that are deleted leave a mark, and a topic without replies goes', async () => {
    await aBoard(payload, 'gone')
    const [{ viewer }, { viewer: other }] = [await aMember(payload, 'leaver'), await aMember(payload, 'stayer')]
    const { id, opening } = await aTopic(calls, viewer, 'gone')
    const reply = await aReply(calls, other, id, 'Oh')
    await expect(calls.deletePost(viewer, reply)).rejects.toMatchObject({ code: 'forbidden' })
    await calls.deletePost(other, reply)
    expect((await calls.readTopic(VISITOR, id, FIRST)).posts).toMatchObject([
      { id: opening },
      { id: reply, html: '', state: 'deleted' },
    ])
    await expect(calls.deletePost(other, reply)).rejects.toMatchObject({ code: 'not_found' })
    await calls.deletePost(viewer, opening)
    await expect(calls.readTopic(viewer, id, FIRST)).rejects.toMatchObject({ code: 'not_found' })
    await expect(calls.createPost(other, id, { body: aBody('x') })).rejects.toMatchObject({ code: 'not_found' })
    expect(await boardOf('gone')).toMatchObject({ topicCount: 0, replyCount: 0 })
    expect(await wrongCounts()).toEqual(RIGHT)
  })

  test('have links that search engines do not follow, and unsafe ones are refused', async () => {
    await aBoard(payload, 'links')
    const { id: author, viewer } = await aMember(payload, 'linker')
    await makeOld(payload, author)
    const body = bodyOf(paragraph(linkTo('https://example.com/', 'there'), linkTo('/recipes/', 'here')))
    const posted = await calls.createTopic(viewer, { board: 'links', title: 'Links', body, draft: false })
    const [html] = await htmlOf(posted.outcome === 'posted' ? posted.topic.id : 0)
    expect(html).toBe(
      '<p><a href="https://example.com/" rel="nofollow ugc noopener noreferrer">there</a>' +
        '<a href="/recipes/" rel="nofollow ugc">here</a></p>',
    )
    const unsafe = bodyOf(paragraph(linkTo('javascript:alert(1)')))
    const attempt = calls.createTopic(viewer, { board: 'links', title: 'Bad', body: unsafe, draft: false })
    await expect(attempt).rejects.toMatchObject({ code: 'unprocessable' })
  })
})

describe('a board', () => {
  test('keeps its counts when it is saved in the admin while people reply, and stays while it has topics', async () => {
    const board = await aBoard(payload, 'edited')
    const { viewer } = await aMember(payload, 'replier')
    const { id } = await aTopic(calls, viewer, 'edited')
    const save = (description: string) =>
      payload.update({ collection: 'forumBoards', id: board.id, data: { description }, depth: 0 })
    await Promise.all([1, 2, 3, 4].flatMap((n) => [aReply(calls, viewer, id, `reply ${n}`), save(`text ${n}`)]))
    expect(await boardOf('edited')).toMatchObject({ topicCount: 1, replyCount: 4 })
    await expect(payload.delete({ collection: 'forumBoards', id: board.id })).rejects.toMatchObject({ status: 409 })
    const empty = await aBoard(payload, 'never-used')
    await payload.delete({ collection: 'forumBoards', id: empty.id })
    expect(await boardOf('never-used')).toBeUndefined()
  })

  test('cannot have an address that the site uses, with the reason at the slug', async () => {
    await expect(aBoard(payload, 'new')).rejects.toMatchObject({
      data: { errors: [{ path: 'slug', message: 'The address /community/new/ is reserved for the site itself.' }] },
    })
  })

  test('whose words are listed refuses an edit that would have to wait', async () => {
    await aBoard(payload, 'listed', { heldWords: 'casino' })
    const { viewer } = await aMember(payload, 'sly')
    const { opening } = await aTopic(calls, viewer, 'listed')
    const edit = (text: string, title?: string) => calls.editPost(viewer, opening, { body: aBody(text), title })
    const refused = (field: string) => ({ code: 'unprocessable', fields: { [field]: expect.stringContaining('wait') } })
    await expect(edit('To the casino!')).rejects.toMatchObject(refused('body'))
    await expect(edit('Hello', 'Casino')).rejects.toMatchObject(refused('title'))
    expect(await edit('To the cinema!')).toMatchObject({ post: { html: '<p>To the cinema!</p>' } })
  })
})

test('a post that waits for approval can be changed, and goes on waiting', async () => {
  await aBoard(payload, 'patient', { heldWords: 'casino' })
  const [{ viewer }, { viewer: mod }] = [await aMember(payload, 'unhurried'), await aStaffMember(payload, 'approving')]
  const { id } = await aTopic(calls, mod, 'patient')
  const { outcome, post } = await calls.createPost(viewer, id, { body: aBody('Casino, tomorrow') })
  expect(outcome).toBe('held')
  const edited = await calls.editPost(viewer, post.id, { body: aBody('Casino, tonight') })
  expect(edited).toMatchObject({ post: { html: '<p>Casino, tonight</p>', state: 'held' } })
  expect((await calls.readTopic(mod, id, FIRST)).posts).toHaveLength(1)
})

describe('reactions', () => {
  test('the same one many times at once counts once, and is taken back once', async () => {
    await aBoard(payload, 'reactions')
    const [{ viewer }, { viewer: other }] = [await aMember(payload, 'author'), await aMember(payload, 'reactor')]
    const { id, opening } = await aTopic(calls, viewer, 'reactions')
    const like = (on: boolean) => Promise.all([1, 2, 3, 4].map(() => calls.react(other, opening, { kind: 'like', on })))
    const counts = async () => (await calls.readTopic(other, id, FIRST)).posts[0]?.reactions
    await like(true)
    expect(await counts()).toEqual([
      { kind: 'like', count: 1, mine: true },
      { kind: 'love', count: 0, mine: false },
      { kind: 'thanks', count: 0, mine: false },
      { kind: 'celebrate', count: 0, mine: false },
    ])
    await like(false)
    expect((await counts())?.[0]).toEqual({ kind: 'like', count: 0, mine: false })
    expect(await wrongCounts()).toEqual(RIGHT)
  })
})

describe('what a member has read', () => {
  test('is known on every device: own posts count as read, new ones do not', async () => {
    await aBoard(payload, 'unread')
    const [{ viewer: ana }, { viewer: ben }] = [await aMember(payload, 'anaread'), await aMember(payload, 'benread')]
    const { id } = await aTopic(calls, ana, 'unread')
    const unread = async (viewer: typeof ana) => {
      const { topics } = await calls.listTopics(viewer, { ...LATEST, board: 'unread' })
      return [topics[0]?.unread, (await boardOf('unread', viewer))?.unread]
    }
    expect([await unread(ana), await unread(ben)]).toEqual([
      [0, 0],
      [1, 1],
    ])
    await aReply(calls, ben, id, 'Read')
    expect([await unread(ana), await unread(ben)]).toEqual([
      [1, 1],
      [0, 0],
    ])
    expect(await calls.readToEnd(ana, id)).toEqual({ unread: 0 })
    expect(await unread(ana)).toEqual([0, 0])
  })
})

describe('drafts', () => {
  test('are kept for their author alone until they are posted', async () => {
    await aBoard(payload, 'drafts')
    const [{ viewer }, { viewer: other }] = [await aMember(payload, 'drafter'), await aMember(payload, 'nosy')]
    const draft = { board: 'drafts', title: '', body: aBody('half'), draft: true }
    const saved = await calls.createTopic(viewer, draft)
    const from = saved.outcome === 'draft' ? saved.id : 0
    await calls.createTopic(viewer, { ...draft, title: 'Whole', from })
    expect((await calls.listDrafts(viewer)).drafts).toMatchObject([{ id: from, board: 'drafts', title: 'Whole' }])
    expect(await calls.listDrafts(other)).toEqual({ drafts: [] })
    await expect(calls.createTopic(other, { ...draft, from })).rejects.toMatchObject({ code: 'not_found' })
    await calls.createTopic(viewer, { ...draft, title: 'Whole', draft: false, from })
    expect(await calls.listDrafts(viewer)).toEqual({ drafts: [] })
  })
})

test('counts that are wrong are found and recounted', async () => {
  await payload.db.updateMany({ collection: 'forumTopics', where: {}, data: { replyCount: 77 } })
  const { createLocalReq } = await import('payload')
  expect((await wrongCounts()).topics).toBeGreaterThan(0)
  await checkCommunityCounts(await createLocalReq({}, payload), true)
  expect(await wrongCounts()).toEqual(RIGHT)
})
