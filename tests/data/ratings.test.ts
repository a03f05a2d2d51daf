// Also on PostgreSQL: one rating for each user, and averages calculated in the database.
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestCms, type TestCms } from '../support/data/cms'
import { aMember, aPublishedRecipe, VISITOR } from '../support/data/members'

let cms: TestCms
let payload: Payload
let calls: typeof import('@/features/ratings/ratings.server')
beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  // Imported here because it loads the CMS, which reads the environment.
  calls = await import('@/features/ratings/ratings.server')
})
afterAll(() => cms.stop())

describe('ratings', () => {
  test('a member rates once, and can change the rating', async () => {
    const { viewer } = await aMember(payload, 'ana')
    const { databaseId: recipeId } = await aPublishedRecipe(payload, 'soup')
    expect(await calls.ratingSummary(recipeId)).toEqual({ average: null, count: 0 })
    expect(await calls.rate(viewer, { recipeId, rating: 2 })).toEqual({ rating: 2, average: 2, count: 1 })
    expect(await calls.rate(viewer, { recipeId, rating: 5 })).toEqual({ rating: 5, average: 5, count: 1 })
    expect(await calls.ratingsOf(viewer)).toEqual({ [recipeId]: 5 })
  })

  test('the average has two decimals', async () => {
    const { databaseId: recipeId } = await aPublishedRecipe(payload, 'stew')
    for (const [index, rating] of [5, 4, 4].entries()) {
      const { viewer } = await aMember(payload, `stew${index}`)
      await calls.rate(viewer, { recipeId, rating })
    }
    expect(await calls.ratingSummary(recipeId)).toEqual({ average: 4.33, count: 3 })
  })

  test('cards have it, and none for recipes that no one has rated', async () => {
    const { readCards } = await import('@/catalogue/cards.server')
    const { viewer } = await aMember(payload, 'shown')
    const { databaseId: recipeId } = await aPublishedRecipe(payload, 'rated')
    await aPublishedRecipe(payload, 'unrated')
    await calls.rate(viewer, { recipeId, rating: 4 })
    const cards = await readCards({ postTypes: ['recipes'], first: 100 }, 'visitor')
    const ratingOf = (slug: string) => cards.find((card) => card.slug === slug)?.rating
    expect([ratingOf('rated'), ratingOf('unrated')]).toEqual([{ average: 4, count: 1 }, null])
  })

  test('each member has their own map', async () => {
    const [one, two] = [await aMember(payload, 'one'), await aMember(payload, 'two')]
    const { databaseId: recipeId } = await aPublishedRecipe(payload, 'shared')
    await calls.rate(one.viewer, { recipeId, rating: 1 })
    expect([await calls.ratingsOf(one.viewer), await calls.ratingsOf(two.viewer)]).toEqual([{ [recipeId]: 1 }, {}])
  })

  test('average and count are exact after two hundred ratings at once', async () => {
    const { databaseId: recipeId } = await aPublishedRecipe(payload, 'contested')
    const members: Awaited<ReturnType<typeof aMember>>[] = []
    for (let index = 0; index < 20; index += 1) members.push(await aMember(payload, `crowd${index}`))
    const stars = Array.from({ length: 200 }, (_, index) => ({ index: index % 20, rating: 1 + (index % 5) }))
    await Promise.all(
      stars.map(({ index, rating }) => calls.rate(members[index]?.viewer ?? VISITOR, { recipeId, rating })),
    )
    const own = await Promise.all(members.map(({ viewer }) => calls.ratingsOf(viewer)))
    const given = own.map((map) => map[recipeId] ?? 0)
    const average = Math.round((100 * given.reduce((sum, rating) => sum + rating, 0)) / 20) / 100
    expect(given.every((rating) => rating >= 1)).toBe(true)
    expect(await calls.ratingSummary(recipeId)).toEqual({ average, count: 20 })
  }, 120_000)

  test('a locked recipe, a draft, a page and an unknown id are rejected', async () => {
    const { viewer } = await aMember(payload, 'refused')
    const locked = await aPublishedRecipe(payload, 'locked', { requiredPlan: 'premium' })
    const draft = await aPublishedRecipe(payload, 'draft')
    await payload.update({ collection: 'recipes', id: draft.id, data: { _status: 'draft' } })
    const page = await payload.create({
      collection: 'pages',
      data: { title: 'P', slug: 'p', requiredPlan: 'none', _status: 'published' },
    })
    const rate = (recipeId: number) => calls.rate(viewer, { recipeId, rating: 3 })
    await expect(rate(locked.databaseId)).rejects.toMatchObject({ code: 'forbidden' })
    for (const recipeId of [draft.databaseId, page.databaseId ?? 0, 987_654]) {
      await expect(rate(recipeId)).rejects.toMatchObject({ code: 'not_found' })
    }
    expect(await calls.ratingsOf(viewer)).toEqual({})
  })

  test('a visitor cannot rate', async () => {
    const { databaseId: recipeId } = await aPublishedRecipe(payload, 'closed')
    await expect(calls.rate(VISITOR, { recipeId, rating: 3 })).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(calls.ratingsOf(VISITOR)).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  test.each([0, 6, 2.5, -1, Number.NaN, '5', null])('%j is not a rating', (rating) => {
    expect(calls.ratingBody.safeParse({ recipeId: 1, rating }).success).toBe(false)
  })
})
