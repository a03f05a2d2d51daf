// Also on PostgreSQL: the rows of a leaving member are changed by SQL in the transaction of the deletion.
import type { Payload } from 'payload'
import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkCommunityCounts } from '@/cms/community/check-counts'
import { aBody, bodyOf, paragraph, words } from '@/rules/forum/testing/bodies'
import { startTestCms, type TestCms } from '../support/data/cms'
import { aBoard, aReply, aTopic, type CommunityCalls, communityCalls } from '../support/data/community'
import { aMember, VISITOR } from '../support/data/members'
import { PASSWORD } from '../support/data/users'

let cms: TestCms
let payload: Payload
let calls: CommunityCalls
let deleting: typeof import('@/features/accounts/delete-account.server')
beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  calls = await communityCalls()
  deleting = await import('@/features/accounts/delete-account.server')
})
afterAll(() => cms.stop())

const FIRST = { page: 1 }
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
const aPicture = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()

/** A member who wrote in two topics and reacted in one, and has asked to leave. */
async function aLeaver(mark: string, posts: 'keep' | 'remove') {
  await aBoard(payload, mark)
  const { id, viewer } = await aMember(payload, mark)
  const { viewer: other } = await aMember(payload, `${mark}friend`)
  const own = await aTopic(calls, viewer, mark, 'Mine', 'My words')
  const alone = await aTopic(calls, viewer, mark, 'Alone')
  const theirs = await aTopic(calls, other, mark, 'Theirs')
  await aReply(calls, other, own.id, 'A reply')
  await aReply(calls, viewer, theirs.id, 'My reply')
  await calls.react(viewer, theirs.opening, { kind: 'like', on: true })
  await deleting.deleteAccount(viewer, { password: PASSWORD, posts }, '10.9.9.9')
  await deleting.deleteDueAccounts(inDays(15))
  expect((await payload.count({ collection: 'users', where: { id: { equals: id } } })).totalDocs).toBe(0)
  return { own, alone, theirs }
}

const right = async () =>
  expect(await checkCommunityCounts(await createLocalReq({}, payload), false)).toEqual({
    posts: 0,
    topics: 0,
    boards: 0,
  })

describe('an account that goes', () => {
  test('leaves its posts under no name', async () => {
    const { alone, own, theirs } = await aLeaver('keeping', 'keep')
    const { posts, topic } = await calls.readTopic(VISITOR, own.id, FIRST)
    expect(topic.author).toEqual({ name: 'Former member', username: null, avatar: null })
    expect(posts[0]).toMatchObject({ html: '<p>My words</p>', author: { name: 'Former member' } })
    expect((await calls.readTopic(VISITOR, alone.id, FIRST)).posts).toHaveLength(1)
    const [opening] = (await calls.readTopic(VISITOR, theirs.id, FIRST)).posts
    expect(opening?.reactions[0]).toMatchObject({ kind: 'like', count: 0 })
    await right()
  })

  test('takes its words along', async () => {
    const { alone, own, theirs } = await aLeaver('removing', 'remove')
    const { posts, topic } = await calls.readTopic(VISITOR, own.id, FIRST)
    expect(topic).toMatchObject({ excerpt: '', replyCount: 1 })
    const search = { board: 'removing', sort: 'latest', page: 1, q: 'words' } as const
    expect((await calls.listTopics(VISITOR, search)).topics).toEqual([])
    expect(posts.map(({ html, state }) => [html, state])).toEqual([
      ['', 'deleted'],
      ['<p>A reply</p>', undefined],
    ])
    await expect(calls.readTopic(VISITOR, alone.id, FIRST)).rejects.toMatchObject({ code: 'not_found' })
    expect((await calls.readTopic(VISITOR, theirs.id, FIRST)).topic.replyCount).toBe(0)
    const left = await payload.find({ collection: 'forumPosts', where: { text: { contains: 'My ' } } })
    expect(left.docs.filter(({ author, state }) => author === null && state === 'deleted')).toEqual([])
    await right()
  })
})

describe('pictures', () => {
  test('are shown in the post of the person who uploaded them', async () => {
    await aBoard(payload, 'pictures')
    const [{ viewer }, { viewer: other }] = [await aMember(payload, 'painter'), await aMember(payload, 'thief')]
    const { picture } = await calls.addPicture(viewer, await aPicture())
    const body = bodyOf(paragraph(words('Look:')), { type: 'picture', picture: picture.id, alt: 'A "plate"' })
    // Its name is the server's own.
    expect(picture.url).toMatch(/\/[0-9a-f]{32}\.webp$/)
    const input = { board: 'pictures', title: 'Look', body, draft: false }
    await expect(calls.createTopic(other, input)).rejects.toMatchObject({ code: 'unprocessable' })
    const posted = await calls.createTopic(viewer, input)
    const id = posted.outcome === 'posted' ? posted.topic.id : 0
    const [post] = (await calls.readTopic(VISITOR, id, FIRST)).posts
    expect(post?.html).toContain(`src="${picture.url}" alt="A &quot;plate&quot;" width="40" height="20"`)
    await expect(calls.addPicture(viewer, Buffer.from('<svg/>'))).rejects.toMatchObject({ code: 'bad_request' })
  })
})

test('the copy of one’s data has topics, posts and notification settings', async () => {
  await aBoard(payload, 'copied')
  const { viewer } = await aMember(payload, 'copier')
  await aTopic(calls, viewer, 'copied', 'A copy', 'of this')
  await calls.changeNotificationSettings(viewer, { settings: { replies: 'weekly' } })
  await calls.createTopic(viewer, { board: 'copied', title: 'Half', body: aBody('x'), draft: true })
  const { exportData } = await import('@/features/accounts/export-data.server')
  expect(await exportData(viewer)).toMatchObject({
    forumTopics: [{ title: 'A copy' }],
    forumPosts: [{ text: 'of this' }],
    forumDrafts: [{ title: 'Half' }],
    notificationSettings: [{ replies: 'weekly' }],
  })
})
