// Also on PostgreSQL: one row for each milestone, however often it is reached at once.
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBody } from '@/rules/forum/testing/bodies'
import type { MilestoneCount } from '@/rules/milestones'
import { startTestCms, type TestCms } from '../support/data/cms'
import { aBoard, aTopic, communityCalls } from '../support/data/community'
import { aMember, aPublishedRecipe, VISITOR } from '../support/data/members'

let cms: TestCms
let payload: Payload
let milestones: typeof import('@/features/milestones/milestones.server')
let weeks: typeof import('@/features/programme-weeks/programme-weeks.server')
let favorites: typeof import('@/features/favorites/favorites.server')
let ratings: typeof import('@/features/ratings/ratings.server')
beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  // Imported here because they load the CMS, which reads the environment.
  milestones = await import('@/features/milestones/milestones.server')
  weeks = await import('@/features/programme-weeks/programme-weeks.server')
  favorites = await import('@/features/favorites/favorites.server')
  ratings = await import('@/features/ratings/ratings.server')
})
afterAll(() => cms.stop())

type Viewer = Awaited<ReturnType<typeof aMember>>['viewer']

let made = 0
const aMilestone = async (counts: MilestoneCount, target: number) =>
  (await payload.create({ collection: 'milestones', data: { title: `${counts} ${++made}`, counts, target } })).id
const load = (viewer: Viewer) => milestones.milestonesOf(viewer, { timeZone: 'UTC' })
const one = async (viewer: Viewer, id: number) => (await load(viewer)).milestones.find((each) => each.id === id)
const toggle = (viewer: Viewer, userId: number, postId: number) => favorites.toggleFavorite(viewer, { postId, userId })

describe('milestones count a member’s activity', () => {
  test('favorites and ratings', async () => {
    const { id, viewer } = await aMember(payload, 'counter')
    const { databaseId } = await aPublishedRecipe(payload, 'counted')
    const [kept, rated] = [await aMilestone('favouritesKept', 2), await aMilestone('recipesRated', 1)]
    expect(await one(viewer, kept)).toMatchObject({
      progress: 0,
      target: 2,
      achievedAt: null,
      description: '',
      icon: 'sun',
    })
    await toggle(viewer, id, databaseId)
    await ratings.rate(viewer, { recipeId: databaseId, rating: 4 })
    expect(await one(viewer, kept)).toMatchObject({ progress: 1, achievedAt: null })
    expect(await one(viewer, rated)).toMatchObject({ progress: 1, achievedAt: expect.stringMatching(/^\d{4}-/) })
  })

  test('published posts in the community, comments too', async () => {
    const { viewer } = await aMember(payload, 'poster')
    const { databaseId } = await aPublishedRecipe(payload, 'discussed', { comments: true })
    await aBoard(payload, 'counted-posts')
    const posts = await aMilestone('forumPosts', 2)
    const community = await communityCalls()
    const { createComment } = await import('@/features/community/comments.server')
    await aTopic(community, viewer, 'counted-posts')
    const { post } = await createComment(viewer, { item: databaseId, body: aBody('A comment') })
    expect(await one(viewer, posts)).toMatchObject({ progress: 2, achievedAt: expect.stringMatching(/^\d{4}-/) })
    await community.deletePost(viewer, post.id)
    expect(await one(viewer, posts)).toMatchObject({ progress: 1, achievedAt: expect.stringMatching(/^\d{4}-/) })
  })

  test('videos, and days with a movement video: two on one day are one day', async () => {
    const { id: member, viewer } = await aMember(payload, 'watcher')
    const guide = await payload.create({
      collection: 'movementGuides',
      data: { title: 'G', slug: 'g', requiredPlan: 'none' },
      draft: true,
    })
    const other = await aPublishedRecipe(payload, 'no-movement')
    const [videos, days] = [await aMilestone('videosWatched', 10), await aMilestone('movementDays', 10)]
    const item = Number(guide.databaseId)
    await payload.create({ collection: 'watches', data: { member, item, watchedAt: '2026-11-02T10:00:00.000Z' } })
    for (const day of ['2026-11-02', '2026-11-03']) {
      await payload.create({ collection: 'viewings', data: { member, item, day } })
    }
    await payload.create({ collection: 'viewings', data: { member, item: other.databaseId, day: '2026-11-04' } })
    expect(await one(viewer, videos)).toMatchObject({ progress: 1 })
    expect(await one(viewer, days)).toMatchObject({ progress: 2 })
  })

  test('a video that was only started is not watched', async () => {
    const { id: member, viewer } = await aMember(payload, 'beginner')
    const id = await aMilestone('videosWatched', 1)
    await payload.create({ collection: 'watches', data: { member, item: 1, positionS: 12, durationS: 90 } })
    expect(await one(viewer, id)).toMatchObject({ progress: 0, achievedAt: null })
  })

  test('programme weeks, which a member marks and unmarks', async () => {
    const { viewer } = await aMember(payload, 'weekly')
    await aWeekPage(1, 'none')
    const id = await aMilestone('programmeWeeks', 3)
    expect(await weeks.markWeek(viewer, { week: 1, done: true })).toEqual({ weeks: [1] })
    expect(await weeks.markWeek(viewer, { week: 1, done: true })).toEqual({ weeks: [1] })
    expect(await one(viewer, id)).toMatchObject({ progress: 1 })
    expect(await weeks.markWeek(viewer, { week: 1, done: false })).toEqual({ weeks: [] })
    expect(await one(viewer, id)).toMatchObject({ progress: 0 })
  })

  test('an unknown or locked week cannot be marked', async () => {
    const { viewer } = await aMember(payload, 'early')
    await aWeekPage(2, 'premium')
    await expect(weeks.markWeek(viewer, { week: 2, done: true })).rejects.toMatchObject({ code: 'forbidden' })
    await expect(weeks.markWeek(viewer, { week: 6, done: true })).rejects.toMatchObject({ code: 'not_found' })
  })

  test('a reached milestone stays reached when the activity decreases', async () => {
    const { id: member, viewer } = await aMember(payload, 'fickle')
    const { databaseId } = await aPublishedRecipe(payload, 'fickle')
    const id = await aMilestone('favouritesKept', 1)
    await toggle(viewer, member, databaseId)
    const reached = await one(viewer, id)
    await toggle(viewer, member, databaseId)
    expect(reached?.achievedAt).toBeTruthy()
    expect(await one(viewer, id)).toMatchObject({ progress: 0, achievedAt: reached?.achievedAt })
  })

  test('many simultaneous requests reach it once, and one browser celebrates', async () => {
    const { id: member, viewer } = await aMember(payload, 'many')
    const { databaseId } = await aPublishedRecipe(payload, 'many')
    const id = await aMilestone('favouritesKept', 1)
    await toggle(viewer, member, databaseId)
    const responses = await Promise.all(Array.from({ length: 10 }, () => load(viewer)))
    expect(
      new Set(responses.map((response) => response.milestones.find((each) => each.id === id)?.achievedAt)).size,
    ).toBe(1)
    const { toCelebrate } = await load(viewer)
    expect(toCelebrate).toContain(id)
    const taken = await Promise.all(
      Array.from({ length: 10 }, () => milestones.celebrate(viewer, { celebrate: toCelebrate })),
    )
    expect(taken.flatMap(({ celebrate }) => celebrate).filter((each) => each === id)).toEqual([id])
    expect((await load(viewer)).toCelebrate).toEqual([])
  })

  test('a milestone is celebrated only for the member who reached it', async () => {
    const [owner, other] = [await aMember(payload, 'owner'), await aMember(payload, 'envious')]
    const { databaseId } = await aPublishedRecipe(payload, 'owned')
    const id = await aMilestone('favouritesKept', 1)
    await toggle(owner.viewer, owner.id, databaseId)
    await load(owner.viewer)
    expect(await milestones.celebrate(other.viewer, { celebrate: [id] })).toEqual({ celebrate: [] })
    expect((await load(owner.viewer)).toCelebrate).toContain(id)
  })

  test('an editor can delete a milestone that a member has reached', async () => {
    const { id: member, viewer } = await aMember(payload, 'bereft')
    const { databaseId } = await aPublishedRecipe(payload, 'bereft')
    const id = await aMilestone('favouritesKept', 1)
    await toggle(viewer, member, databaseId)
    await load(viewer)
    await payload.delete({ collection: 'milestones', id })
    expect(await one(viewer, id)).toBeUndefined()
    const { totalDocs } = await payload.count({ collection: 'achievements', where: { milestone: { equals: id } } })
    expect(totalDocs).toBe(0)
  })

  test('a visitor has none', async () => {
    await expect(milestones.milestonesOf(VISITOR, { timeZone: 'UTC' })).rejects.toMatchObject({
      code: 'unauthenticated',
    })
  })
})

describe('the weekly streak', () => {
  test('one favorite makes a week; no activity makes none', async () => {
    const { id, viewer } = await aMember(payload, 'streak')
    const { databaseId } = await aPublishedRecipe(payload, 'streak')
    expect((await load(viewer)).streak).toMatchObject({ weeks: 0, thisWeek: false })
    await toggle(viewer, id, databaseId)
    expect((await load(viewer)).streak).toMatchObject({ weeks: 1, thisWeek: true })
  })

  test('removing a favorite of last week today breaks nothing', async () => {
    const { id: member, viewer } = await aMember(payload, 'changed-mind')
    const { databaseId: item } = await aPublishedRecipe(payload, 'changed-mind')
    const createdAt = new Date(Date.now() - 7 * 86_400_000).toISOString()
    await payload.create({ collection: 'favourites', data: { member, item, kept: true, createdAt } })
    expect((await load(viewer)).streak).toMatchObject({ weeks: 1, thisWeek: false })
    expect(await toggle(viewer, member, item)).toMatchObject({ favorite: false })
    expect((await load(viewer)).streak).toMatchObject({ weeks: 1, thisWeek: false })
  })

  test('a video of last week continues into this one', async () => {
    const { id: member, viewer } = await aMember(payload, 'lasting')
    for (const daysAgo of [7, 0]) {
      const createdAt = new Date(Date.now() - daysAgo * 86_400_000).toISOString()
      await payload.create({
        collection: 'viewings',
        data: { member, item: 1, day: createdAt.slice(0, 10), createdAt },
      })
    }
    expect((await load(viewer)).streak).toMatchObject({ weeks: 2, thisWeek: true })
  })

  test('a video belongs to the day in its member’s time zone', async () => {
    const { id: member } = await aMember(payload, 'far-west')
    // Monday in Greenwich, Sunday in Los Angeles.
    const createdAt = '2026-11-16T02:00:00.000Z'
    await payload.create({ collection: 'viewings', data: { member, item: 1, day: '2026-11-16', createdAt } })
    const { activeDays } = await import('@/features/milestones/activity.server')
    expect(await activeDays(member, 'UTC')).toEqual(['2026-11-16'])
    expect(await activeDays(member, 'America/Los_Angeles')).toEqual(['2026-11-15'])
  })
})

/** A page of the six-week reset, below the program's page. */
async function aWeekPage(week: number, requiredPlan: 'none' | 'premium') {
  const page = async (slug: string, parent: number | null, plan: 'none' | 'premium' = 'none') => {
    const { docs } = await payload.find({ collection: 'pages', where: { slug: { equals: slug } }, depth: 0 })
    const data = { title: slug, slug, parent, requiredPlan: plan, _status: 'published' as const }
    return docs[0]?.id ?? (await payload.create({ collection: 'pages', data })).id
  }
  const reset = await page('6wr', await page('the-ebs-method', null))
  await page(`week-${week}`, reset, requiredPlan)
}
