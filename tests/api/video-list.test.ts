import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { AUDIENCES, isRestrictedFor } from '@/rules/audience'
import { cookieFor } from '../support/http/accounts'
import { ownAddress } from '../support/http/addresses'
import { betweenChanges } from '../support/http/between-changes'
import { addressOf } from '../support/http/calls'
import { sendRequest } from '../support/http/client'
import { demo } from '../support/http/demo'
import { makePage, removeMade } from '../support/http/editor'
import { expectError } from '../support/http/errors'
import { makeItemOfType } from '../support/http/items-of-each-type'
import { aSignedInMember } from '../support/http/members'
import { removeUsers } from '../support/http/users'

afterAll(removeMade)
afterAll(removeUsers)

const from = ownAddress()

/** The video fields of docs/api.md and no others, so that no text and no file's address is sent. */
const video = z.strictObject({
  id: z.string(),
  databaseId: z.number(),
  postType: z.enum(['movementGuides', 'guidedMeditations', 'masterclasses', 'lifestyleGuides']),
  title: z.string(),
  slug: z.string(),
  uri: z.string(),
  link: z.string(),
  excerpt: z.string().nullable(),
  imageUrl: z.string().nullable(),
  image: z.unknown(),
  featuredImage: z.strictObject({ mediaItemUrl: z.string() }).nullable(),
  categories: z.array(z.strictObject({ id: z.number(), slug: z.string(), title: z.string(), taxonomy: z.string() })),
  difficulty: z.string(),
  recipes: z.unknown(),
  duration: z.number().nullable(),
  publishedAt: z.iso.datetime(),
  eventDate: z.null(),
  isRestrictedForMember: z.boolean(),
  freeIsEnough: z.boolean(),
  commentCount: z.int().min(0),
  rating: z.strictObject({ average: z.number().min(1).max(5), count: z.int().min(1) }).nullable(),
  extras: z.record(z.string(), z.unknown()),
  favorite: z.boolean(),
  watched: z.boolean(),
  podcastsExtra: z.null(),
  videoSource: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('file') }),
      z.strictObject({ kind: z.literal('address'), url: z.string() }),
      z.strictObject({ kind: z.literal('embed'), embedCode: z.string() }),
    ])
    .nullable(),
})

async function videos(query: Record<string, string>, cookie?: string) {
  const { json, status, text } = await sendRequest(addressOf('/api/videos/fetch/', query), { cookie, from })
  expect(status).toBe(200)
  return { text, videos: z.strictObject({ videos: z.array(video) }).parse(json).videos }
}

const TYPES = [
  { postType: 'movementGuides', folder: '/movements/', items: demo.movements },
  { postType: 'guidedMeditations', folder: '/meditations/', items: demo.meditations },
] as const
const ALL = 'movementGuides,guidedMeditations,masterclasses,lifestyleGuides'

const TABLE = TYPES.flatMap((type) => AUDIENCES.map((audience) => ({ ...type, audience })))

describe('GET /api/videos/fetch/', () => {
  test.each(TABLE)('$postType for $audience', async ({ audience, folder, items, postType }) => {
    const { text, videos: list } = await videos({ postType }, await cookieFor(audience))
    expect(text).not.toMatch(/\.mp4|videoFiles/)
    for (const item of items) {
      const locked = isRestrictedFor(audience, item.requiredPlan)
      const found = list.find(({ slug }) => slug === item.slug)
      expect(found).toMatchObject({
        postType,
        title: item.title,
        uri: `${folder}${item.slug}/`,
        duration: item.durationMin,
        isRestrictedForMember: locked,
        videoSource: locked ? null : { kind: 'file' },
      })
      expect(found?.featuredImage?.mediaItemUrl).toBe(found?.imageUrl)
    }
  })

  test.each(AUDIENCES)('no type gives %s the source of a locked video', async (audience) => {
    const { videos: list } = await videos({ postType: ALL }, await cookieFor(audience))
    expect(list.filter((one) => one.isRestrictedForMember && one.videoSource)).toEqual([])
  })

  test('several types can be requested together, newest first', async () => {
    const { videos: list } = await videos({ postType: ALL })
    const dates = list.map(({ publishedAt }) => publishedAt)
    expect(dates).toEqual([...dates].sort().reverse())
    expect(list.map(({ postType }) => postType)).toEqual(
      expect.arrayContaining(['movementGuides', 'guidedMeditations']),
    )
  })

  test.each(['1', '2', '100', '999'])('responds with at most the first %s', async (first) => {
    const all = (await videos({ postType: ALL })).videos
    expect((await videos({ postType: ALL, first })).videos).toEqual(all.slice(0, Number(first)))
  })

  test('taxonomy filters by a category, by slug or id; an unknown one has no videos', async () => {
    const all = (await videos({ postType: 'movementGuides' })).videos
    const [category] = all.flatMap(({ categories }) => categories)
    const titlesOf = async (taxonomy: string) =>
      (await videos({ postType: 'movementGuides', taxonomy })).videos.map(({ title }) => title)
    const expected = all.filter(({ categories }) => categories.some(({ id }) => id === category?.id))
    expect(expected.length).toBeGreaterThan(0)
    expect(expected.length).toBeLessThan(all.length)
    expect(await titlesOf(String(category?.slug))).toEqual(expected.map(({ title }) => title))
    expect(await titlesOf(String(category?.id))).toEqual(expected.map(({ title }) => title))
    expect(await titlesOf('no-such-category')).toEqual([])
  })

  test('watched is the caller’s own', async () => {
    const { sendAs } = await aSignedInMember()
    const open = (await videos({ postType: 'guidedMeditations' })).videos.find((one) => !one.isRestrictedForMember)
    const path = addressOf('/api/videos/fetch/', { postType: 'guidedMeditations' })
    const isWatchedBy = async (send: typeof sendAs) =>
      z
        .object({ videos: z.array(video) })
        .parse((await send(path)).json)
        .videos.find(({ databaseId }) => databaseId === open?.databaseId)?.watched
    expect(await isWatchedBy(sendAs)).toBe(false)
    const mark = await sendAs('/api/videos/mark-watched', { body: { databaseId: open?.databaseId } })
    expect(mark.status).toBe(200)
    expect(await isWatchedBy(sendAs)).toBe(true)
    expect(await isWatchedBy((target) => sendRequest(target, { from }))).toBe(false)
  })

  test('parentPageId filters by the videos that belong to a page', async () => {
    const page = await makePage({ layout: [] })
    const { databaseId } = await makeItemOfType('movementGuides', { parent: page.id })
    const query = { postType: 'movementGuides', parentPageId: String(page.databaseId) }
    expect((await videos(query)).videos.map((one) => one.databaseId)).toEqual([databaseId])
    expect((await videos({ ...query, postType: 'masterclasses' })).videos).toEqual([])
  })

  test('an unknown parentPageId is not found; the front page has no videos', async () => {
    const query = { postType: 'movementGuides' }
    expectError(
      await sendRequest(addressOf('/api/videos/fetch/', { ...query, parentPageId: '999999999' }), { from }),
      'not_found',
    )
    const { json } = await sendRequest('/api/posts/?postType=pages', { from })
    const pages = z.object({ posts: z.array(z.object({ databaseId: z.number(), uri: z.string() })) }).parse(json).posts
    const home = pages.find(({ uri }) => uri === '/')
    expect((await videos({ ...query, parentPageId: String(home?.databaseId) })).videos).toEqual([])
  })

  test.each(['recipes', 'pages', 'movementGuides,recipes', 'cakes', ''])('rejects the type "%s"', async (postType) => {
    expectError(await sendRequest(addressOf('/api/videos/fetch/', { postType }), { from }), 'bad_request')
  })

  test('responds the same without a trailing slash', async () => {
    await betweenChanges(async () => {
      const slashed = await sendRequest('/api/videos/fetch/?postType=guidedMeditations', { from })
      expect((await sendRequest('/api/videos/fetch?postType=guidedMeditations', { from })).text).toBe(slashed.text)
    })
  })
})
