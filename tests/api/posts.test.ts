import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { POST_TYPES } from '@/model/content-types'
import { isRestrictedFor } from '@/rules/audience'
import { cookieFor } from '../support/http/accounts'
import { addressOf } from '../support/http/calls'
import { sendRequest } from '../support/http/client'
import { demo } from '../support/http/demo'
import { aWord, makeItem, removeMade } from '../support/http/editor'
import { expectError } from '../support/http/errors'
import { EXAMPLES, KINDS } from '../support/http/items-of-each-type'
import { aSignedInMember, recipeIdOf } from '../support/http/members'
import { removeUsers } from '../support/http/users'

afterAll(removeMade)
afterAll(removeUsers)

const term = z.strictObject({ id: z.number(), slug: z.string(), title: z.string(), taxonomy: z.string() })

/** The card fields of docs/api.md and no others, so that no body text is sent. */
const card = z.strictObject({
  id: z.string(),
  databaseId: z.number(),
  postType: z.string(),
  title: z.string(),
  slug: z.string(),
  uri: z.string().nullable(),
  link: z.string().nullable(),
  excerpt: z.string().nullable(),
  imageUrl: z.string().nullable(),
  image: z.unknown(),
  categories: z.array(term),
  difficulty: z.string(),
  recipes: z.strictObject({
    totalTime: z.number(),
    nutritionProtein: z.number().nullable(),
    nutritionKcal: z.number().nullable(),
    nutritionSugars: z.number().nullable(),
  }),
  duration: z.number().nullable(),
  publishedAt: z.iso.datetime(),
  eventDate: z.string().nullable(),
  isRestrictedForMember: z.boolean(),
  freeIsEnough: z.boolean(),
  commentCount: z.int().min(0),
  rating: z.strictObject({ average: z.number().min(1).max(5), count: z.int().min(1) }).nullable(),
  extras: z.record(z.string(), z.unknown()),
  favorite: z.boolean(),
  watched: z.boolean(),
  podcastsExtra: z
    .strictObject({
      applePodcastsLink: z.string().nullable(),
      spotifyLink: z.string().nullable(),
      youtubeLink: z.string().nullable(),
      duration: z.number().nullable(),
    })
    .nullable(),
})

const list = z.strictObject({ posts: z.array(card), categories: z.array(term) })

async function posts(query: Record<string, string>, cookie?: string) {
  const { json, status } = await sendRequest(addressOf('/api/posts/', query), { cookie })
  expect(status).toBe(200)
  return list.parse(json)
}

describe('what a card says of the caller', () => {
  test('favorite is true for the member’s own favorites, and false for everyone else', async () => {
    const { id, sendAs } = await aSignedInMember()
    const broth = await recipeIdOf('ginger-noodle-broth')
    const toggle = await sendAs('/api/favorites/toggle', { body: { postId: broth, userId: id } })
    expect(toggle.status).toBe(200)
    const path = addressOf('/api/posts/', { postType: 'recipes' })
    const favoritesOf = async (send: typeof sendAs) =>
      list
        .parse((await send(path)).json)
        .posts.filter(({ favorite }) => favorite)
        .map(({ databaseId }) => databaseId)
    expect(await favoritesOf(sendAs)).toEqual([broth])
    expect(await favoritesOf((target) => sendRequest(target))).toEqual([])
  })

  test('a podcast has its links and its duration, a restricted one no links; other types have none of them', async () => {
    const { posts: episodes } = await posts({ postType: 'podcasts' })
    for (const { duration, extras, isRestrictedForMember, podcastsExtra } of episodes) {
      expect(podcastsExtra?.duration).toBe(duration)
      expect(podcastsExtra?.applePodcastsLink).toBe(isRestrictedForMember ? null : (extras.applePodcastsLink ?? null))
    }
    expect(new Set(episodes.map(({ isRestrictedForMember }) => isRestrictedForMember))).toEqual(new Set([true, false]))
    expect((await posts({ postType: 'recipes', first: '1' })).posts[0]?.podcastsExtra).toBeNull()
  })
})

const newestFirst = [...demo.recipes].sort((a, b) => a.publishedDaysAgo - b.publishedDaysAgo)

describe('GET /api/posts/', () => {
  test('responds with cards and the categories that they can have', async () => {
    const { categories, posts: cards } = await posts({ postType: 'recipes' })
    expect(cards.map(({ title }) => title)).toEqual(expect.arrayContaining(demo.recipes.map(({ title }) => title)))
    expect(categories.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['breakfast', 'vegan']))
    expect(new Set(categories.map(({ taxonomy }) => taxonomy))).toEqual(new Set(['recipes']))
  })

  test.each(demo.recipes)('$title has its own numbers, address and categories', async (recipe) => {
    const { posts: cards } = await posts({ postType: 'recipes' })
    expect(cards.find(({ slug }) => slug === recipe.slug)).toMatchObject({
      title: recipe.title,
      uri: `/recipes/${recipe.slug}/`,
      link: `/recipes/${recipe.slug}/`,
      excerpt: recipe.summary,
      difficulty: recipe.difficulty,
      recipes: {
        totalTime: recipe.totalMin,
        nutritionProtein: recipe.nutrition.proteinG,
        nutritionKcal: recipe.nutrition.kcal,
        nutritionSugars: recipe.nutrition.sugarsG,
      },
      categories: expect.arrayContaining(recipe.categories.map((slug) => expect.objectContaining({ slug }))),
    })
  })

  test('a databaseId belongs to one item', async () => {
    const { posts: cards } = await posts({ postType: 'recipes,pages' })
    expect(new Set(cards.map(({ databaseId }) => databaseId)).size).toBe(cards.length)
  })

  test('events start with the next one, and past events come last', async () => {
    const days = (fromNow: number) => new Date(Date.now() + fromNow * 86_400_000).toISOString()
    const dates = [days(-40), days(40), days(-4), days(4)]
    const made = await Promise.all(
      dates.map((eventDate) =>
        makeItem('events', { title: `Test ${aWord()}`, ...EXAMPLES.events.fields, eventDate, eventEnd: null }),
      ),
    )
    const [past, far, recent, near] = made.map(({ databaseId }) => databaseId)
    const { posts: cards } = await posts({ postType: 'events' })
    const ids = cards.map(({ databaseId }) => databaseId)
    expect(ids.filter((id) => made.some(({ databaseId }) => databaseId === id))).toEqual([near, far, recent, past])
  })

  test('items are sorted by date, newest first', async () => {
    const { posts: cards } = await posts({ postType: 'recipes' })
    const dates = cards.map(({ publishedAt }) => publishedAt)
    expect(dates).toEqual([...dates].sort().reverse())
  })

  test.each([1, 3, 999])('responds with at most the first %i', async (first) => {
    const all = await posts({ postType: 'recipes' })
    const some = await posts({ postType: 'recipes', first: String(first) })
    expect(some.posts).toEqual(all.posts.slice(0, first))
  })

  test('pages together give the same list', async () => {
    const all = await posts({ postType: 'recipes' })
    const pages = await Promise.all(
      ['1', '2', '3', '4'].map((page) => posts({ postType: 'recipes', first: '20', page })),
    )
    expect(pages.flatMap((page) => page.posts)).toEqual(all.posts.slice(0, 80))
  })

  test('several types can be requested together', async () => {
    const { posts: cards } = await posts({ postType: 'recipes, pages' })
    expect(new Set(cards.map(({ postType }) => postType))).toEqual(new Set(['recipes', 'pages']))
  })

  test.each(['breakfast', 'vegan'])('taxonomyInclude filters by a category’s slug: %s', async (slug) => {
    const { posts: cards } = await posts({ postType: 'recipes', taxonomyInclude: slug })
    const wanted = newestFirst.filter(({ categories }) => categories.includes(slug)).map(({ title }) => title)
    expect(cards.map(({ title }) => title)).toEqual(expect.arrayContaining(wanted))
    expect(cards.every(({ categories }) => categories.some((category) => category.slug === slug))).toBe(true)
  })

  test('taxonomyInclude accepts ids and several values, and an unknown one matches nothing', async () => {
    const { categories } = await posts({ postType: 'recipes' })
    const id = String(categories.find(({ slug }) => slug === 'soups')?.id)
    const bySlug = await posts({ postType: 'recipes', taxonomyInclude: 'soups,drinks' })
    const byId = await posts({ postType: 'recipes', taxonomyInclude: `${id},drinks` })
    expect(byId.posts).toEqual(bySlug.posts)
    expect(byId.posts.length).toBeGreaterThan(0)
    expect((await posts({ postType: 'recipes', taxonomyInclude: 'nothing' })).posts).toEqual([])
  })

  test('parentPageId filters by the pages below a page', async () => {
    const { posts: pages } = await posts({ postType: 'pages' })
    const parent = pages.find(({ uri }) => uri === '/the-ebs-method/')
    const { posts: below } = await posts({ postType: 'pages', parentPageId: String(parent?.databaseId) })
    const uris = below.map(({ uri }) => uri).toSorted()
    expect(uris).toEqual(['/the-ebs-method/6wr/', '/the-ebs-method/keep-going/'])
  })

  test('an unknown parentPageId is not found', async () => {
    const { posts: cards } = await posts({ postType: 'recipes' })
    for (const id of [999_999_999, cards[0]?.databaseId]) {
      expectError(
        await sendRequest(addressOf('/api/posts/', { postType: 'pages', parentPageId: String(id) })),
        'not_found',
      )
    }
  })

  test('an unknown postType is rejected by name', async () => {
    const response = await sendRequest('/api/posts/?postType=cakes')
    expectError(response, 'bad_request')
    expect(response.json).toMatchObject({ error: { fields: { 'postType.0': 'There is no such post type.' } } })
  })

  test.each(['visitor', 'free', 'standard', 'premium'] as const)('%s sees which cards are locked', async (audience) => {
    const { posts: cards } = await posts({ postType: 'recipes' }, await cookieFor(audience))
    for (const recipe of demo.recipes) {
      const shown = cards.find(({ slug }) => slug === recipe.slug)
      expect([recipe.title, shown?.isRestrictedForMember]).toEqual([
        recipe.title,
        isRestrictedFor(audience, recipe.requiredPlan),
      ])
    }
  })

  describe.each(POST_TYPES)('of %s', (postType) => {
    test('an item has the fields of its card, without its text; the type has no parent page and no categories', async () => {
      const secret = aWord()
      const kind = KINDS.find((one) => one === postType)
      const text = { title: `Test ${secret}`, bodyHtml: `<p>Text ${secret}</p>` }
      const made = postType === 'pages' || postType === 'recipes' ? null : postType
      const item = made && (await makeItem(made, { ...text, ...(kind && EXAMPLES[kind].fields) }))
      const { posts: cards } = await posts({ postType, first: '999', taxonomy: postType })
      expect(cards.length).toBeGreaterThan(0)
      expect(new Set(cards.map((one) => one.postType))).toEqual(new Set([postType]))
      if (item) expect(cards.map(({ databaseId }) => databaseId)).toContain(item.databaseId)
      expect(JSON.stringify(cards)).not.toContain(`Text ${secret}`)
      const { posts: none } = await posts({ postType, taxonomyInclude: 'no-such-category' })
      expect(none).toEqual([])
      const { posts: pages } = await posts({ postType: 'pages' })
      const home = pages.find(({ uri }) => uri === '/')
      expect((await posts({ postType, parentPageId: String(home?.databaseId) })).posts).toEqual([])
    })
  })

  test('cards have the fields of their type', async () => {
    const shown = { events: 'eventDate', podcasts: 'duration' } as const
    for (const [postType, field] of Object.entries(shown) as [keyof typeof shown, 'eventDate' | 'duration'][]) {
      const { databaseId } = await makeItem(postType, { title: `Test ${aWord()}`, ...EXAMPLES[postType].fields })
      const { posts: cards } = await posts({ postType })
      expect(cards.find((one) => one.databaseId === databaseId)?.[field]).toBe(EXAMPLES[postType].fields[field])
    }
    const week = await makeItem('rebootReviveWeeks', { title: `Test ${aWord()}`, ...EXAMPLES.rebootReviveWeeks.fields })
    const { posts: weeks } = await posts({ postType: 'rebootReviveWeeks' })
    const { extras } = weeks.find((one) => one.databaseId === week.databaseId) ?? {}
    expect(extras).toEqual({ season: 'Fall', weekLabel: 'Fall, week 2' })
  })
})
