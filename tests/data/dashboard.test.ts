import type { CollectionSlug, Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drafts } from '@/cms/admin/dashboard/drafts'
import { missingParts } from '@/cms/admin/dashboard/missing-parts'
import { quickLinks } from '@/cms/admin/dashboard/quick-links'
import type { DashboardUser } from '@/cms/admin/dashboard/reader'
import { scheduled } from '@/cms/admin/dashboard/scheduled'
import { thisWeek } from '@/cms/admin/dashboard/this-week'
import type { Role } from '@/rules/roles'
import { aPage, aRecipe } from '../support/data/builders'
import { startTestCms, type TestCms } from '../support/data/cms'
import { rest } from '../support/data/http'
import { EDITING, everyStaffUser } from '../support/data/staff-users'
import { createViewers, type ViewerName } from '../support/data/users'

let cms: TestCms
let payload: Payload
let reader: (role: Role) => DashboardUser

const anEvent = (title: string) => ({ title, slug: title, eventDate: '2027-03-01T18:00:00.000Z', requiredPlan: 'none' })

async function make(collection: CollectionSlug, data: object, draft = false): Promise<number> {
  const doc = await payload.create({ collection, data: data as never, draft })
  return Number(doc.id)
}

const schedule = (relationTo: 'recipes' | 'events', value: number, waitUntil: string, type?: 'unpublish') =>
  payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: type ?? 'publish', doc: { relationTo, value } },
    waitUntil: new Date(waitUntil),
  })

beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  reader = await everyStaffUser(payload)
})
afterAll(() => cms.stop())

describe('the drafts on the dashboard', () => {
  let changed = 0
  let event = 0

  beforeAll(async () => {
    await make('recipes', aRecipe({ title: 'Published', slug: 'published' }))
    await make('recipes', aRecipe({ title: 'Never published', slug: 'never', _status: 'draft' }), true)
    changed = await make('pages', aPage({ title: 'As published', slug: 'changed' }))
    await payload.update({
      collection: 'pages',
      id: changed,
      data: { title: 'Changed since', _status: 'draft' },
      draft: true,
    })
    event = await make('events', { ...anEvent('An evening'), _status: 'draft' }, true)
    await make('sections', { title: 'An invitation', _status: 'draft' }, true)
    await make('posts', { _status: 'draft' }, true)
  })

  test.each(EDITING)('the %s gets all of them, the newest first', async (role) => {
    const { count, items, byType } = await drafts(reader(role))
    expect(items.map(({ title }) => title)).toEqual([
      'Untitled',
      'An invitation',
      'An evening',
      'Changed since',
      'Never published',
    ])
    expect(count).toBe(5)
    expect(byType).toEqual([
      { postType: 'pages', label: 'Page', count: 1 },
      { postType: 'recipes', label: 'Recipe', count: 1 },
      { postType: 'posts', label: 'Article', count: 1 },
      { postType: 'events', label: 'Event', count: 1 },
      { postType: 'sections', label: 'Section', count: 1 },
    ])
  })

  test('the organizer gets only the events', async () => {
    const { count, items, byType } = await drafts(reader('organizer'))
    expect(items).toEqual([{ postType: 'events', id: event, title: 'An evening', updatedAt: expect.any(String) }])
    expect(count).toBe(1)
    expect(byType).toEqual([{ postType: 'events', label: 'Event', count: 1 }])
  })

  test('a member gets none', async () => {
    expect(await drafts(reader('member'))).toEqual({ count: 0, items: [], byType: [] })
  })

  test('publishing removes one, and more than five are counted although five are shown', async () => {
    const { id } = await payload.update({ collection: 'pages', id: changed, data: { _status: 'published' } })
    for (const slug of ['one', 'two', 'three', 'four', 'five']) {
      await make('recipes', aRecipe({ title: slug, slug, _status: 'draft' }), true)
    }
    const { count, items } = await drafts(reader('editor'))
    expect(count).toBe(9)
    expect(items.map(({ title }) => title)).toEqual(['five', 'four', 'three', 'two', 'one'])
    expect(items.some((item) => item.postType === 'pages' && item.id === id)).toBe(false)
  })
})

describe('scheduled publications on the dashboard', () => {
  let recipe = 0
  let event = 0

  beforeAll(async () => {
    recipe = await make('recipes', aRecipe({ title: 'In spring', slug: 'in-spring', _status: 'draft' }), true)
    event = await make('events', { ...anEvent('Over soon'), _status: 'published' })
    await schedule('recipes', recipe, '2099-03-20T08:00:00.000Z')
    await schedule('events', event, '2099-02-01T08:00:00.000Z', 'unpublish')
    const gone = await make('recipes', aRecipe({ title: 'Gone', slug: 'gone', _status: 'draft' }), true)
    await schedule('recipes', gone, '2099-01-01T08:00:00.000Z')
    await payload.db.deleteOne({ collection: 'recipes', where: { id: { equals: gone } } })
    // A job of another kind, and a broken one.
    await payload.db.create({
      collection: 'payload-jobs',
      data: { taskSlug: 'schedulePublish', input: { doc: 'odd' } },
    })
  })

  test.each(EDITING)('the %s gets all of them with their day, the soonest first', async (role) => {
    expect(await scheduled(reader(role))).toEqual({
      count: 2,
      items: [
        {
          jobId: expect.any(Number),
          postType: 'events',
          id: event,
          title: 'Over soon',
          action: 'unpublish',
          at: '2099-02-01T08:00:00.000Z',
          failed: false,
        },
        {
          jobId: expect.any(Number),
          postType: 'recipes',
          id: recipe,
          title: 'In spring',
          action: 'publish',
          at: '2099-03-20T08:00:00.000Z',
          failed: false,
        },
      ],
    })
  })

  test('the organizer gets only the events', async () => {
    const { count, items } = await scheduled(reader('organizer'))
    expect([count, items.map(({ title }) => title)]).toEqual([1, ['Over soon']])
  })

  test('a member gets none', async () => {
    expect(await scheduled(reader('member'))).toEqual({ count: 0, items: [] })
  })

  test('a failed one stays, marked as failed', async () => {
    const { docs } = await payload.find({
      collection: 'payload-jobs',
      where: { 'input.doc.relationTo': { equals: 'events' } },
    })
    await payload.update({ collection: 'payload-jobs', id: Number(docs[0]?.id), data: { hasError: true } })
    const { items } = await scheduled(reader('editor'))
    expect(items.map(({ title, failed }) => [title, failed])).toEqual([
      ['Over soon', true],
      ['In spring', false],
    ])
  })
})

describe('quick links on the dashboard', () => {
  const EVENT = { label: 'New event', path: '/collections/events/create' }
  const PICTURES = { label: 'Pictures', path: '/collections/media' }
  const WRITING = [
    { label: 'New recipe', path: '/collections/recipes/create' },
    { label: 'New article', path: '/collections/posts/create' },
    { label: 'New page', path: '/collections/pages/create' },
    EVENT,
    PICTURES,
  ]
  const SETTINGS = { label: 'Settings', path: '/globals/settings' }
  const MEMBERSHIPS = [
    { label: 'Members', path: '/members' },
    { label: 'Numbers of memberships', path: '/membership-numbers' },
  ]

  test.each([
    ['organizer', [EVENT, PICTURES, ...MEMBERSHIPS]],
    ['editor', WRITING],
    ['manager', [...WRITING, SETTINGS, ...MEMBERSHIPS]],
    ['administrator', [...WRITING, SETTINGS, ...MEMBERSHIPS]],
    ['member', []],
  ] as const)('the %s gets those that the role can open', (role, expected) => {
    expect(quickLinks(reader(role).permissions)).toEqual(expected)
  })
})

describe('what is planned moves to another time', () => {
  const LATER = '2099-05-01T08:00:00.000Z'
  let people: Awaited<ReturnType<typeof createViewers>>
  let job = 0
  beforeAll(async () => {
    people = await createViewers(payload)
    const recipe = await make('recipes', aRecipe({ title: 'Moves', slug: 'moves', _status: 'draft' }), true)
    job = Number((await schedule('recipes', recipe, '2099-04-01T08:00:00.000Z')).id)
  })
  const move = (who: ViewerName, body: unknown, id = job) => rest(people[who], 'post', `scheduled/${id}/move`, body)
  const plannedFor = async () => (await payload.findByID({ collection: 'payload-jobs', id: job })).waitUntil

  test('for those who may change the document, to a time to come', async () => {
    expect((await move('editor', { at: LATER })).status).toBe(200)
    expect(await plannedFor()).toBe(LATER)
    const refused = await Promise.all([
      move('editor', { at: '2020-05-01T08:00:00.000Z' }),
      move('editor', { at: 'tomorrow' }),
      move('editor', { at: LATER }, 999_999),
      move('organizer', { at: '2099-06-01T08:00:00.000Z' }),
      move('free', { at: LATER }),
      move('visitor', { at: LATER }),
    ])
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 404, 403, 403, 403])
    expect(await plannedFor()).toBe(LATER)
  })

  test('not once it has failed', async () => {
    await payload.update({ collection: 'payload-jobs', id: job, data: { hasError: true } })
    expect((await move('editor', { at: '2099-06-01T08:00:00.000Z' })).status).toBe(404)
  })
})

describe('what published documents lack', () => {
  test('is counted by type, for those who can write it', async () => {
    const found = (await missingParts(reader('editor'))).find(({ postType }) => postType === 'recipes')
    await make('recipes', aRecipe({ title: 'Bare', slug: 'bare' }))
    await make('recipes', aRecipe({ title: 'Told', slug: 'told', summary: 'It stands in for the description.' }))
    await make(
      'recipes',
      aRecipe({ title: 'Described', slug: 'described', seo: { description: 'For search results.' } }),
    )
    await make('recipes', aRecipe({ title: 'A draft', slug: 'a-draft', _status: 'draft' }), true)
    const { recipes } = Object.fromEntries(
      (await missingParts(reader('editor'))).map(({ missing, postType }) => [postType, missing]),
    )
    const before = found?.missing ?? { picture: 0, summary: 0, description: 0 }
    expect(recipes).toEqual({
      picture: before.picture + 3,
      summary: before.summary + 2,
      description: before.description + 1,
    })
    expect((await missingParts(reader('organizer'))).map(({ postType }) => postType)).not.toContain('recipes')
    expect(await missingParts(reader('member'))).toEqual([])
  })
})

describe('the last seven days', () => {
  const NOW = new Date('2026-11-26T12:00:00.000Z')

  test('have what was read and watched, beside the seven days before', async () => {
    const { addPageViews } = await import('@/site/page-views.server')
    const on = (day: string) => new Date(`${day}T10:00:00.000Z`)
    await make('recipes', aRecipe({ title: 'Read', slug: 'read-often' }))
    await addPageViews([['/recipes/read-often', 2]], on('2026-11-26'))
    await addPageViews([['/recipes/read-often', 3]], on('2026-11-26'))
    await addPageViews([['/community', 4]], on('2026-11-20'))
    await addPageViews([['/', 7]], on('2026-11-19'))
    await addPageViews([['/', 100]], on('2026-11-12'))
    const { joined, pages, read } = await thisWeek(reader('manager'), NOW)
    expect(read).toEqual({ now: 9, before: 7 })
    expect(pages).toEqual([
      { title: 'Read', uri: '/recipes/read-often/', now: 5, before: 0 },
      { title: '/community/', uri: '/community/', now: 4, before: 0 },
    ])
    expect(joined).toEqual({ now: expect.any(Number), before: 0 })
    expect((await thisWeek(reader('editor'), NOW)).joined).toBeNull()
  })

  test('old counts are deleted', async () => {
    const { addPageViews } = await import('@/site/page-views.server')
    await addPageViews([['/old', 1]], new Date('2026-08-01T10:00:00.000Z'))
    await addPageViews([['/new', 1]], new Date('2026-11-27T10:00:00.000Z'))
    const { totalDocs } = await payload.count({ collection: 'pageViews', where: { path: { equals: '/old' } } })
    expect(totalDocs).toBe(0)
  })
})
