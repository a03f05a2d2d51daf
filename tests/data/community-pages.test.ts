// Also on PostgreSQL: our own SQL counts, lists and finds the page of a post.
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Audience } from '@/rules/audience'
import { type CommunityPage, communityPageOf } from '@/rules/forum/community-page'
import { aBody } from '@/rules/forum/testing/bodies'
import { describeOnSqlite, startTestCms, type TestCms } from '../support/data/cms'
import {
  aBoard,
  aReply,
  aStaffMember,
  aTopic,
  type CommunityCalls,
  communityCalls,
  makeOld,
} from '../support/data/community'
import { aMember } from '../support/data/members'
import { exposeServerApi } from '../support/data/server-api'

let cms: TestCms
let payload: Payload
let calls: CommunityCalls
let resolvePath: typeof import('@/site/resolve.server').resolvePath
let pages: typeof import('@/features/community/pages/load-page.server')
let listed: typeof import('@/features/community/public-topics.server')
const server = exposeServerApi()
beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  calls = await communityCalls()
  // Imported here because they load the CMS, which reads the environment.
  resolvePath = (await import('@/site/resolve.server')).resolvePath
  pages = await import('@/features/community/pages/load-page.server')
  listed = await import('@/features/community/public-topics.server')
})
afterAll(async () => {
  server.removeServerApi()
  await cms.stop()
})

let mark = 0
let member: Awaited<ReturnType<typeof aMember>>
let organizer: Awaited<ReturnType<typeof aStaffMember>>
let board: string
let secret: string
beforeEach(async () => {
  mark += 1
  board = `open-${mark}`
  secret = `secret-${mark}`
  await aBoard(payload, board, { solutions: true })
  await aBoard(payload, secret, { requiredPlan: 'premium' })
  member = await aMember(payload, `member-${mark}`, 'premium')
  organizer = await aStaffMember(payload, `organizer-${mark}`)
})

const pageAt = (path: string, query = ''): CommunityPage => {
  const page = communityPageOf(path, query)
  if (!page) throw new Error(`${path}${query} is no page of the community.`)
  return page
}
/** What an address with its query resolves to. */
async function resolved(path: string, query = '', audience: Audience = 'visitor') {
  const { communityPagePath } = await import('@/rules/forum/community-page')
  return resolvePath(communityPagePath(pageAt(path, query)), audience)
}
const redirectTo = (location: string, status = 301) => ({ kind: 'redirect', location, status })
const PAGE = { kind: 'page' }
const MISSING = { kind: 'missing' }

describe('addresses', () => {
  test('a board and its topics are there for those whose plan reaches them, and missing for all others', async () => {
    await aTopic(calls, member.viewer, board, 'Olives')
    await aTopic(calls, member.viewer, secret, 'Hot flushes')
    const audiences = ['visitor', 'free', 'standard', 'premium'] as const
    const kinds = (path: string) =>
      Promise.all(audiences.map(async (audience) => (await resolved(path, '', audience)).kind))
    expect(await kinds('/community')).toEqual(['page', 'page', 'page', 'page'])
    expect(await kinds(`/community/${board}/olives`)).toEqual(['page', 'page', 'page', 'page'])
    expect(await kinds(`/community/${secret}`)).toEqual(['missing', 'missing', 'missing', 'page'])
    expect(await kinds(`/community/${secret}/hot-flushes`)).toEqual(['missing', 'missing', 'missing', 'page'])
    expect(await resolved('/community/no-such-board')).toEqual(MISSING)
    expect(await resolved(`/community/${board}/no-such-topic`)).toEqual(MISSING)
  })

  test('a page beyond the last is missing', async () => {
    await aTopic(calls, member.viewer, board, 'Olives')
    expect(await resolved(`/community/${board}`, '?page=1')).toEqual(PAGE)
    expect(await resolved(`/community/${board}`, '?page=2')).toEqual(MISSING)
    expect(await resolved(`/community/${board}`, '?page=2&sort=unanswered')).toEqual(MISSING)
    expect(await resolved(`/community/${board}/olives`, '?page=1')).toEqual(PAGE)
    expect(await resolved(`/community/${board}/olives`, '?page=2')).toEqual(MISSING)
  })

  test('a permalink leads to the page on which the post is, and to nothing beyond the plan', async () => {
    const { id, opening } = await aTopic(calls, organizer.viewer, board, 'Olives')
    const replies: number[] = []
    for (let count = 1; count <= 20; count += 1) replies.push(await aReply(calls, organizer.viewer, id, `No. ${count}`))
    const [first, last] = [replies[0] ?? 0, replies.at(-1) ?? 0]
    const base = `/community/${board}/olives/`
    expect(await resolvePath(`/community/p/${opening}`, 'visitor')).toEqual(redirectTo(`${base}#post-${opening}`, 302))
    expect(await resolvePath(`/community/p/${first}`, 'visitor')).toEqual(redirectTo(`${base}#post-${first}`, 302))
    expect(await resolvePath(`/community/p/${last}`, 'visitor')).toEqual(redirectTo(`${base}?page=2#post-${last}`, 302))
    const { opening: hidden } = await aTopic(calls, member.viewer, secret, 'Hot flushes')
    expect(await resolvePath(`/community/p/${hidden}`, 'standard')).toEqual(MISSING)
    expect((await resolvePath(`/community/p/${hidden}`, 'premium')).kind).toBe('redirect')
    expect(await resolvePath('/community/p/999999', 'visitor')).toEqual(MISSING)
  })

  test('a moved topic and a merged one lead to where they are now', async () => {
    await aBoard(payload, `${board}-other`)
    const { id } = await aTopic(calls, member.viewer, board, 'Olives')
    const { id: twin } = await aTopic(calls, member.viewer, board, 'Olives again')
    const reason = 'Tidying'
    await calls.moderate(organizer.viewer, { action: 'move', target: { topic: id }, reason, board: `${board}-other` })
    expect(await resolved(`/community/${board}/olives`)).toEqual(redirectTo(`/community/${board}-other/olives/`))
    await calls.moderate(organizer.viewer, { action: 'merge', target: { topic: twin }, reason, into: id })
    expect(await resolved(`/community/${board}/olives-again`)).toEqual(redirectTo(`/community/${board}-other/olives/`))
    await calls.moderate(organizer.viewer, { action: 'move', target: { topic: id }, reason, board: secret })
    expect(await resolved(`/community/${board}/olives`)).toEqual(MISSING)
  })

  test('a hidden topic is missing', async () => {
    const { id } = await aTopic(calls, member.viewer, board, 'Olives')
    expect(await resolved(`/community/${board}/olives`)).toEqual(PAGE)
    await calls.moderate(organizer.viewer, { action: 'hide', target: { topic: id }, reason: 'Spam' })
    expect(await resolved(`/community/${board}/olives`, '', 'premium')).toEqual(MISSING)
  })
})

describeOnSqlite('a page expires when something on it changes, and not otherwise', () => {
  /** Reads some pages, makes a change. @returns by name, whether each is still cached */
  async function currentAfter(reads: Record<string, () => Promise<unknown>>, change: () => Promise<unknown>) {
    const made = await Promise.all(
      Object.entries(reads).map(async ([name, read]) => ({ name, page: await server.asPage(read) })),
    )
    await change()
    return Object.fromEntries(made.map(({ name, page }) => [name, page.isCurrent()]))
  }
  const list = () => pages.loadListPage(pageAt('/community'), 'visitor')
  const topicPage = (slug: string) => () => pages.loadTopicPage(pageAt(`/community/${board}/${slug}`), 'visitor')

  test('a reply: its topic and the lists, no other topic, neither sitemap nor search', async () => {
    const { id } = await aTopic(calls, member.viewer, board, 'Olives')
    await aTopic(calls, member.viewer, board, 'Capers')
    const reads = { list, own: topicPage('olives'), other: topicPage('capers'), sitemap: listed.communityUris }
    expect(await currentAfter(reads, () => aReply(calls, member.viewer, id, 'Salt.'))).toEqual({
      list: false,
      own: false,
      other: true,
      sitemap: true,
    })
  })

  test('a topic links to the newest others of its board', async () => {
    for (const title of ['Olives', 'Capers', 'Anchovies']) await aTopic(calls, member.viewer, board, title)
    const data = await topicPage('capers')()
    expect(data?.others.map(({ title }) => title)).toEqual(['Anchovies', 'Olives'])
  })

  test('a new topic: the lists, the sitemap, and topics, which link to it', async () => {
    await aTopic(calls, member.viewer, board, 'Olives')
    const reads = { list, other: topicPage('olives'), sitemap: listed.communityUris }
    expect(await currentAfter(reads, () => aTopic(calls, member.viewer, board, 'Capers'))).toEqual({
      list: false,
      other: false,
      sitemap: false,
    })
  })

  test.each([
    ['an edit', (post: number) => calls.editPost(member.viewer, post, { body: aBody('Other words') })],
    ['a reaction', (post: number) => calls.react(organizer.viewer, post, { kind: 'like', on: true })],
    ['a solution', (post: number) => calls.markSolution(member.viewer, post, { on: true })],
    ['a deletion', (post: number) => calls.deletePost(member.viewer, post)],
    [
      'a moderator',
      (post: number) => calls.moderate(organizer.viewer, { action: 'hide', target: { post }, reason: 'Spam' }),
    ],
  ])('%s', async (_what, change) => {
    const { id } = await aTopic(calls, member.viewer, board, 'Olives')
    const post = await aReply(calls, member.viewer, id, 'Salt.')
    expect(await currentAfter({ own: topicPage('olives') }, () => change(post))).toEqual({ own: false })
  })

  test('reports, once there are enough of them', async () => {
    const { id } = await aTopic(calls, organizer.viewer, board, 'Olives')
    const post = await aReply(calls, organizer.viewer, id, 'Salt.')
    const reporters = await Promise.all(['a', 'b', 'c'].map((name) => aMember(payload, `reports-${name}-${mark}`)))
    await makeOld(payload, ...reporters.map((reporter) => reporter.id))
    const report = (index: number) =>
      calls.reportPost(reporters[index]?.viewer ?? member.viewer, post, { reason: 'Unkind' })
    await report(0)
    expect(await currentAfter({ own: topicPage('olives') }, () => report(1))).toEqual({ own: true })
    expect(await currentAfter({ own: topicPage('olives') }, () => report(2))).toEqual({ own: false })
  })

  test('what waits for approval expires nothing, until it is approved', async () => {
    await aBoard(payload, `${board}-held`, { holdFirst: 5 })
    const { viewer } = await aMember(payload, `newcomer-${mark}`)
    const write = () =>
      calls.createTopic(viewer, { board: `${board}-held`, title: 'Hi', body: aBody('Hi'), draft: false })
    let opening = 0
    const current = await currentAfter({ list }, async () => {
      const result = await write()
      if (result.outcome === 'held') opening = result.post.id
    })
    expect(current).toEqual({ list: true })
    const approve = () =>
      calls.moderate(organizer.viewer, { action: 'approve', target: { post: opening }, reason: 'Fine' })
    expect(await currentAfter({ list }, approve)).toEqual({ list: false })
  })

  test('a board that is saved in the admin: everything', async () => {
    const { id } = await aBoard(payload, `${board}-plan`)
    await aTopic(calls, member.viewer, board, 'Olives')
    const save = () => payload.update({ collection: 'forumBoards', id, data: { requiredPlan: 'standard' } })
    const reads = { list, topic: topicPage('olives'), sitemap: listed.communityUris }
    expect(await currentAfter(reads, save)).toEqual({ list: false, topic: false, sitemap: false })
  })

  test("an author's new name", async () => {
    const { updateProfile } = await import('@/platform/session/update-profile.server')
    await aTopic(calls, member.viewer, board, 'Olives')
    const other = await aMember(payload, `other-${mark}`)
    const rename = (who: typeof member) => () => updateProfile(who.viewer, { firstName: 'Nadia' })
    expect(await currentAfter({ own: topicPage('olives') }, rename(other))).toEqual({ own: true })
    expect(await currentAfter({ own: topicPage('olives') }, rename(member))).toEqual({ own: false })
  })
})

describe('what a plan protects is absent', () => {
  test('from counts and lists', async () => {
    await aTopic(calls, member.viewer, secret, 'Hot flushes')
    const slugs = async (audience: Audience) =>
      (await pages.loadListPage(pageAt('/community'), audience)).boards.map(({ slug }) => slug)
    expect(await slugs('visitor')).not.toContain(secret)
    expect(await slugs('premium')).toContain(secret)
    const titles = async (audience: Audience) =>
      (await pages.loadListPage(pageAt('/community'), audience)).topics.map(({ uri }) => uri)
    expect(await titles('standard')).not.toContain(`/community/${secret}/hot-flushes/`)
    expect(await titles('premium')).toContain(`/community/${secret}/hot-flushes/`)
  })

  test('from sitemap and search', async () => {
    const { sitemapEntries } = await import('@/site/sitemap.server')
    const { communitySearchItems } = await import('@/site/community/community-search-items.server')
    await aTopic(calls, member.viewer, board, 'Olives')
    await aTopic(calls, member.viewer, secret, 'Hot flushes')
    const paths = (await sitemapEntries()).map(({ url }) => new URL(url).pathname)
    expect(paths).toEqual(
      expect.arrayContaining(['/community/', `/community/${board}/`, `/community/${board}/olives/`]),
    )
    expect(paths.filter((path) => path.includes(secret))).toEqual([])
    const found = await communitySearchItems()
    expect(found[0]).toMatchObject({
      postType: 'forumTopics',
      label: 'Community',
      title: 'Olives',
      uri: `/community/${board}/olives/`,
      requiredPlan: 'none',
    })
    expect(found.filter(({ uri }) => uri.includes(secret))).toEqual([])
  })
})
