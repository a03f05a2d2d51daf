import { readFile } from 'node:fs/promises'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { aBody } from '@/rules/forum/testing/bodies'
import { aPage, aPost, aRecipe } from '../support/data/builders'
import { startTestCms, type TestCms } from '../support/data/cms'
import { aBoard } from '../support/data/community'
import { aMember, VISITOR } from '../support/data/members'
import { exposeServerApi } from '../support/data/server-api'

let cms: TestCms
let payload: Payload
let cards: typeof import('@/catalogue/cards.server')
const server = exposeServerApi()
beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  // Imported here because it loads the CMS, which reads the environment.
  cards = await import('@/catalogue/cards.server')
})
afterAll(async () => {
  server.removeServerApi()
  await cms.stop()
})
beforeEach(async () => {
  for (const collection of ['recipes', 'posts', 'movementGuides', 'pages', 'redirects', 'categories'] as const)
    await payload.delete({ collection, where: { id: { exists: true } } })
})

async function aPicture(name: string): Promise<number> {
  const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fbf7f1' } })
    .webp()
    .toBuffer()
  const file = { data, mimetype: 'image/webp', name: `${name}.webp`, size: data.byteLength }
  return (await payload.create({ collection: 'media', data: { alt: name }, file })).id
}

/** Reads, makes a change, and reads again. @returns by name, whether each page is still cached */
async function afterwards(pages: Record<string, () => Promise<unknown>>, change: () => Promise<unknown>) {
  const made = await Promise.all(
    Object.entries(pages).map(async ([name, read]) => ({ name, page: await server.asPage(read) })),
  )
  await change()
  return Object.fromEntries(made.map(({ name, page }) => [name, page.isCurrent()]))
}

const list = (postType: 'recipes' | 'posts') => () => cards.listCards({ postTypes: [postType], first: 10 }, 'visitor')
const LISTS = { recipes: list('recipes'), posts: list('posts') }

describe('expired tags', () => {
  test('publishing a recipe expires its page, lists of recipes and pages that show it; no other recipe and no other list', async () => {
    const { readPage } = await import('@/site/read-page.server')
    const { chosenCards } = await import('@/catalogue/chosen.server')
    const { id } = await payload.create({ collection: 'recipes', data: aRecipe({ slug: 'one' }) })
    const other = await payload.create({ collection: 'recipes', data: aRecipe({ slug: 'other' }) })
    const chosen = (value: number) => () => chosenCards([{ relationTo: 'recipes', value }], 'visitor')
    const pages = {
      ...LISTS,
      own: () => readPage({ audience: 'visitor', openWeek: false }, ['recipes', 'one']),
      other: () => readPage({ audience: 'visitor', openWeek: false }, ['recipes', 'other']),
      showsIt: chosen(id),
      showsOther: chosen(other.id),
    }
    const change = () => payload.update({ collection: 'recipes', id, data: { title: 'New' } })
    expect(await afterwards(pages, change)).toEqual({
      recipes: false,
      posts: true,
      own: false,
      other: true,
      showsIt: false,
      showsOther: true,
    })
    expect(
      (await cards.listCards({ postTypes: ['recipes'], first: 10 }, 'visitor')).map(({ title }) => title),
    ).toContain('New')
  })

  test('a chosen item appears when it is published later', async () => {
    const { chosenCards } = await import('@/catalogue/chosen.server')
    const { id } = await payload.create({ collection: 'recipes', data: aRecipe({ _status: 'draft' }) })
    const pages = { shows: () => chosenCards([{ relationTo: 'recipes', value: id }], 'visitor') }
    const change = () => payload.update({ collection: 'recipes', id, data: { _status: 'published' } })
    expect(await afterwards(pages, change)).toEqual({ shows: false })
  })

  test('an upload that no page uses expires nothing', async () => {
    await payload.create({ collection: 'recipes', data: aRecipe({ image: await aPicture('used') }) })
    expect(await afterwards(LISTS, () => aPicture('unused'))).toEqual({ recipes: true, posts: true })
  })

  test('a new alternative text of a picture expires the lists that show it', async () => {
    const image = await aPicture('soup')
    await payload.create({ collection: 'recipes', data: aRecipe({ image }) })
    await payload.create({ collection: 'posts', data: aPost({ image: await aPicture('article') }) })
    const change = () => payload.update({ collection: 'media', id: image, data: { alt: 'A bowl of soup' } })
    expect(await afterwards(LISTS, change)).toEqual({ recipes: false, posts: true })
    const [card] = await LISTS.recipes()
    expect(card?.image?.alt).toBe('A bowl of soup')
  })

  test('deleting a video file expires the pages that said it existed', async () => {
    const { listVideos } = await import('@/catalogue/videos.server')
    const video = await readFile('demo/media/videos/floor-first.mp4')
    const upload = { data: video, mimetype: 'video/mp4', name: 'video.mp4', size: video.byteLength }
    const { id } = await payload.create({ collection: 'videoFiles', data: { title: 'A video' }, file: upload })
    const data = {
      title: 'Stand up',
      slug: 'stand-up',
      level: 'Beginner',
      requiredPlan: 'none',
      _status: 'published',
    } as const
    await payload.create({ collection: 'movementGuides', data: { ...data, video: { file: id } } })
    const videos = () => listVideos({ postTypes: ['movementGuides'], first: 10 }, 'visitor')
    const remove = () => payload.delete({ collection: 'videoFiles', id })
    expect((await videos())[0]?.videoSource).toEqual({ kind: 'file' })
    expect(await afterwards({ ...LISTS, videos }, remove)).toEqual({ recipes: true, posts: true, videos: false })
    expect((await videos())[0]?.videoSource).toBeNull()
  })

  test('changing a category expires lists of its type; of both types when it moves to the other', async () => {
    const data = { title: 'Soups', slug: 'soups', taxonomy: 'recipes' } as const
    const { id } = await payload.create({ collection: 'categories', data })
    await payload.create({ collection: 'recipes', data: aRecipe({ categories: [id] }) })
    await payload.create({ collection: 'posts', data: aPost() })
    const rename = () => payload.update({ collection: 'categories', id, data: { title: 'Broths' } })
    expect(await afterwards(LISTS, rename)).toEqual({ recipes: false, posts: true })
    expect((await LISTS.recipes())[0]?.categories.map(({ title }) => title)).toEqual(['Broths'])
    const move = () => payload.update({ collection: 'categories', id, data: { taxonomy: 'posts' } })
    expect(await afterwards(LISTS, move)).toEqual({ recipes: false, posts: false })
    const remove = () => payload.delete({ collection: 'categories', id })
    expect(await afterwards(LISTS, remove)).toEqual({ recipes: true, posts: false })
  })

  test('rating a recipe expires the pages and the lists that show its stars', async () => {
    const { EXPIRY_DELAY_MS } = await import('@/runtime/throttled-expiry')
    const { expireRatings, ratingSummary } = await import('@/features/ratings/ratings.server')
    const { databaseId } = await payload.create({ collection: 'recipes', data: aRecipe() })
    const [own, other] = [Number(databaseId), Number(databaseId) + 1]
    const pages = { ...LISTS, own: () => ratingSummary(own), other: () => ratingSummary(other) }
    const change = async () => {
      vi.useFakeTimers()
      expireRatings([own])
      vi.advanceTimersByTime(EXPIRY_DELAY_MS)
      vi.useRealTimers()
    }
    expect(await afterwards(pages, change)).toEqual({ recipes: false, posts: true, own: false, other: true })
  })
})

describe('the community', () => {
  const FIRST = { page: 1 }
  const aReader = async (mark: string) => (await aMember(payload, mark)).viewer

  test('a comment expires the page of its item, and lists that show how many there are', async () => {
    const { createComment, listComments } = await import('@/features/community/comments.server')
    const reader = await aReader('commenter')
    const [item, other] = await Promise.all(
      ['open', 'open-too'].map(async (slug) => {
        const made = await payload.create({ collection: 'recipes', data: aRecipe({ slug, comments: true }) })
        return Number(made.databaseId)
      }),
    )
    const read = (databaseId = 0) => listComments(VISITOR, { item: databaseId, ...FIRST })
    const pages = { ...LISTS, own: () => read(item), other: () => read(other) }
    const comment = () => createComment(reader, { item: item ?? 0, body: aBody('Good') })
    expect(await afterwards(pages, comment)).toEqual({ recipes: false, posts: true, own: false, other: true })
    expect((await LISTS.recipes()).map(({ commentCount }) => commentCount).sort()).toEqual([0, 1])
    expect((await read(item)).posts).toHaveLength(1)
  })

  test('a topic and a change of a board expire the pages that show the latest topics', async () => {
    const { createTopic } = await import('@/features/community/write-topic.server')
    const { recentTopics } = await import('@/features/community/topics.server')
    const reader = await aReader('starter')
    const board = await aBoard(payload, 'latest')
    const pages = { ...LISTS, recent: () => recentTopics(VISITOR, { first: 5 }) }
    const post = () => createTopic(reader, { board: 'latest', title: 'New', body: aBody('New'), draft: false })
    expect(await afterwards(pages, post)).toEqual({ recipes: true, posts: true, recent: false })
    expect((await pages.recent()).topics.map(({ title }) => title)).toEqual(['New'])
    const close = () => payload.update({ collection: 'forumBoards', id: board.id, data: { requiredPlan: 'premium' } })
    expect(await afterwards(pages, close)).toEqual({ recipes: true, posts: true, recent: false })
    expect((await pages.recent()).topics).toEqual([])
  })
})

describe('GET /api/posts/', () => {
  test('caches the lists that pages request, and none of hundreds of others', async () => {
    const { queryPosts, postsQuery } = await import('@/catalogue/list-api.server')
    await payload.create({ collection: 'recipes', data: aRecipe() })
    const list = (query: object) => queryPosts(postsQuery.parse({ postType: 'recipes', ...query }), 'visitor')
    await list({ first: 1 })
    const before = server.data.size
    for (const first of [1, 99, 998]) for (let page = 1; page <= 40; page += 1) await list({ first, page })
    for (let page = 51; page <= 90; page += 1) await list({ first: 100, page })
    expect(server.data.size).toBe(before)
    expect((await list({ first: 100 })).posts.map(({ slug }) => slug)).toEqual(['lentil-soup'])
    expect(server.data.size).toBe(before + 1)
  })
})

describe('redirects', () => {
  test('five hundred unknown addresses read the redirects once; a new redirect works at once', async () => {
    const { resolvePath } = await import('@/site/resolve.server')
    await payload.create({ collection: 'redirects', data: { from: '/old/', to: '/new/' } })
    const find = vi.spyOn(payload, 'find')
    const size = server.data.size
    for (let index = 0; index < 500; index += 1)
      expect(await resolvePath(`/made-up-${index}`, 'visitor')).toEqual({ kind: 'missing' })
    expect([find.mock.calls.length, server.data.size - size]).toEqual([1, 1])
    find.mockRestore()
    expect(await resolvePath('/old', 'visitor')).toEqual({ kind: 'redirect', location: '/new/', status: 301 })
    await payload.create({ collection: 'redirects', data: { from: '/made-up-7/', to: '/new/' } })
    expect((await resolvePath('/made-up-7', 'visitor')).kind).toBe('redirect')
  })

  test('a page at an address that redirects is in neither the sitemap nor the search index', async () => {
    const { sitemapEntries } = await import('@/site/sitemap.server')
    const { searchIndex } = await import('@/features/search/search-index.server')
    const { searchableUris } = await import('@/site/searchable-uris.server')
    process.env.SITE_URL = 'https://ebs.example'
    for (const slug of ['stays', 'moved']) await payload.create({ collection: 'pages', data: aPage({ slug }) })
    const listed = async () => ({
      sitemap: (await sitemapEntries()).map(({ url }) => new URL(url).pathname).sort(),
      search: JSON.parse((await searchIndex(searchableUris)).body)
        .posts.map(({ uri }: { uri: string }) => uri)
        .sort(),
    })
    const both = ['/moved/', '/stays/']
    // The topic of an item's comments, which another test makes, is not in it.
    expect(await listed()).toEqual({ sitemap: ['/community/', ...both], search: both })
    await payload.create({ collection: 'redirects', data: { from: '/moved/', to: '/stays/' } })
    expect(await listed()).toEqual({ sitemap: ['/community/', '/stays/'], search: ['/stays/'] })
  })
})
