// Also on PostgreSQL: our own SQL on the member's name and done steps, whose times have other types there.
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTestCms, type TestCms } from '../support/data/cms'
import { aMember, aPublishedRecipe, VISITOR } from '../support/data/members'
import { anItem, aProgramme, aTask, aWeek, placeOf, stepIds } from '../support/data/programmes'

let cms: TestCms
let payload: Payload
let completing: typeof import('@/features/programmes/completion.server')
let starting: typeof import('@/features/programmes/start.server')
let stepping: typeof import('@/features/programmes/steps.server')
let reading: typeof import('@/features/programmes/read.server')
let watches: typeof import('@/features/video/watches.server')
let ratings: typeof import('@/features/ratings/ratings.server')
beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  // Imported here because they load the CMS, which reads the environment.
  completing = await import('@/features/programmes/completion.server')
  starting = await import('@/features/programmes/start.server')
  stepping = await import('@/features/programmes/steps.server')
  reading = await import('@/features/programmes/read.server')
  watches = await import('@/features/video/watches.server')
  ratings = await import('@/features/ratings/ratings.server')
})
afterAll(() => cms.stop())

const at = (time: string) => vi.setSystemTime(new Date(time))
beforeEach(() => {
  // Only the date is fixed: timers of the database go on.
  vi.useFakeTimers({ toFake: ['Date'] })
  at('2026-11-02T12:00:00Z')
})
afterEach(() => vi.useRealTimers())

let made = 0
const aSlug = () => `item-${++made}`

const published = { requiredPlan: 'none', _status: 'published' } as const

type Timed = 'movementGuides' | 'guidedMeditations' | 'masterclasses' | 'podcasts'
async function anItemOf(collection: Timed | 'lifestyleGuides', own: Record<string, unknown> = {}) {
  const slug = aSlug()
  const { databaseId, id } = await payload.create({ collection, data: { title: slug, slug, ...published, ...own } })
  return { id, databaseId: Number(databaseId) }
}

/** A program of weeks that are open at once, which a member has started. */
async function aStarted(days: Parameters<typeof aWeek>[0], startOn?: string) {
  const slug = `program-${++made}`
  const programme = await aProgramme(payload, slug, { title: `Program ${slug}`, drip: false, weeks: [aWeek(days)] })
  const { id, viewer } = await aMember(payload, `member-${made}`)
  const place = placeOf(viewer, slug)
  const start = (on = startOn) => starting.startProgramme(place, { startOn: on, mode: 'calendar' })
  await start()
  return { ids: stepIds(programme), member: id, place, programme, slug, start, viewer }
}

const mark = (place: ReturnType<typeof placeOf>, step = 'missing', done = true) =>
  stepping.markStep(place, { step, done })

test('what was done is counted by its kind, with the minutes that were watched', async () => {
  const video = { url: 'https://vimeo.com/1' }
  const recipe = await aPublishedRecipe(payload, aSlug(), { totalTime: 90 })
  const movement = await anItemOf('movementGuides', { duration: 20, video })
  const meditation = await anItemOf('guidedMeditations', { duration: 7, video })
  const masterclass = await anItemOf('masterclasses', { duration: 60, video })
  const podcast = await anItemOf('podcasts', { duration: 45 })
  const guide = await anItemOf('lifestyleGuides')
  const slug = aSlug()
  const page = await payload.create({ collection: 'pages', data: { title: slug, slug, ...published } })
  const { ids, place, programme, viewer } = await aStarted([
    [anItem('recipes', recipe.id), anItem('movementGuides', movement.id)],
    [anItem('movementGuides', movement.id), anItem('guidedMeditations', meditation.id)],
    [],
    [anItem('masterclasses', masterclass.id), anItem('podcasts', podcast.id)],
    [anItem('lifestyleGuides', guide.id), { kind: 'page', page: page.id }, aTask('Rest')],
  ])
  await ratings.rate(viewer, { recipeId: recipe.databaseId, rating: 4 })
  await watches.markWatched(viewer, { databaseId: movement.databaseId })
  at('2026-11-03T12:00:00Z')
  await watches.markWatched(viewer, { databaseId: movement.databaseId })
  await watches.markWatched(viewer, { databaseId: meditation.databaseId })
  at('2026-11-06T12:00:00Z')
  // Marked by hand, so its minutes do not count.
  await mark(place, ids[4])
  await mark(place, ids[5])
  await reading.markRead(viewer, { databaseId: guide.databaseId })
  await reading.markRead(viewer, { databaseId: Number(page.databaseId) })
  await expect(completing.programmeCompletion(place)).rejects.toMatchObject({ code: 'conflict' })
  await mark(place, ids[8])
  expect(await completing.programmeCompletion(place)).toEqual({
    programme: { slug: place.slug, title: programme.title, days: 5 },
    name: `member-${place.slug.slice('program-'.length)} first member-${place.slug.slice('program-'.length)} last`,
    startedOn: '2026-11-02',
    finishedOn: '2026-11-06',
    days: 3,
    steps: 9,
    minutes: 20 + 20 + 7,
    counts: { recipes: 1, movements: 2, meditations: 1, masterclasses: 1, podcasts: 1, read: 2, tasks: 1 },
  })
})

test('days are those of the member’s time zone', async () => {
  const { ids, place } = await aStarted([[aTask('One'), aTask('Two')]])
  at('2026-11-03T22:00:00Z')
  await mark(place, ids[0])
  at('2026-11-04T01:00:00Z')
  await mark(place, ids[1])
  at('2026-12-24T12:00:00Z')
  const read = (timeZone?: string) => completing.programmeCompletion({ ...place, query: { timeZone } })
  expect(await read('UTC')).toMatchObject({ finishedOn: '2026-11-04', days: 2 })
  expect(await read('America/New_York')).toMatchObject({ finishedOn: '2026-11-03', days: 1 })
  // Without one, that of the last change.
  expect(await read()).toMatchObject({ finishedOn: '2026-11-04' })
})

test('steps that the member cannot read, and those of unpublished items, do not count', async () => {
  const open = await aPublishedRecipe(payload, aSlug())
  const gone = await aPublishedRecipe(payload, aSlug())
  const premium = await aPublishedRecipe(payload, aSlug(), { requiredPlan: 'premium' })
  const { ids, member, place } = await aStarted([
    [anItem('recipes', open.id), anItem('recipes', gone.id), anItem('recipes', premium.id)],
  ])
  await mark(place, ids[0])
  await mark(place, ids[1])
  expect(await completing.programmeCompletion(place)).toMatchObject({ steps: 2, counts: { recipes: 2 } })
  await payload.update({ collection: 'recipes', id: gone.id, data: { _status: 'draft' } })
  expect(await completing.programmeCompletion(place)).toMatchObject({ steps: 1, counts: { recipes: 1 } })
  await payload.update({ collection: 'users', id: member, data: { plan: 'premium' } })
  const account = { id: member, role: 'member', plan: 'premium', sid: 's', expiresAtS: 1 } as const
  const paying = placeOf({ audience: 'premium', account }, place.slug)
  await expect(completing.programmeCompletion(paying)).rejects.toMatchObject({ code: 'conflict' })
})

test('only the current round counts, and only the member’s own steps', async () => {
  const { ids, place, start } = await aStarted([[aTask('One'), aTask('Two')]])
  const other = await aMember(payload, `other-${made}`)
  const theirs = placeOf(other.viewer, place.slug)
  await expect(completing.programmeCompletion(theirs)).rejects.toMatchObject({
    code: 'conflict',
    message: 'Start the program first.',
  })
  await starting.startProgramme(theirs, { mode: 'calendar' })
  await mark(theirs, ids[0])
  for (const id of ids) await mark(place, id)
  expect(await completing.programmeCompletion(place)).toMatchObject({ steps: 2 })
  await expect(completing.programmeCompletion(theirs)).rejects.toMatchObject({ code: 'conflict' })
  at('2026-11-09T12:00:00Z')
  await start()
  await expect(completing.programmeCompletion(place)).rejects.toMatchObject({ code: 'conflict' })
  for (const id of ids) await mark(place, id)
  expect(await completing.programmeCompletion(place)).toMatchObject({ startedOn: '2026-11-09', steps: 2 })
})

test('steps done before the first day begin the dates', async () => {
  const { ids, place } = await aStarted([[aTask('One')]], '2026-11-20')
  await mark(place, ids[0])
  expect(await completing.programmeCompletion(place)).toMatchObject({
    startedOn: '2026-11-02',
    finishedOn: '2026-11-02',
    days: 1,
  })
})

test('the name is what the member has given, else the username', async () => {
  const { ids, member, place } = await aStarted([[aTask('One')]])
  await mark(place, ids[0])
  const named = async (data: { firstName: string | null; lastName: string | null }) => {
    await payload.update({ collection: 'users', id: member, data })
    return (await completing.programmeCompletion(place)).name
  }
  expect(await named({ firstName: ' Clara ', lastName: 'Test' })).toBe('Clara Test')
  expect(await named({ firstName: null, lastName: 'Test' })).toBe('Test')
  expect(await named({ firstName: ' ', lastName: null })).toMatch(/^member-\d+user$/)
})

test('a visitor, an unknown program and a plan below it are refused', async () => {
  const { place, programme } = await aStarted([[aTask('One')]])
  const refusal = (own: Partial<typeof place>) => completing.programmeCompletion({ ...place, ...own })
  await expect(refusal({ viewer: VISITOR })).rejects.toMatchObject({ code: 'unauthenticated' })
  await expect(refusal({ slug: 'nothing' })).rejects.toMatchObject({ code: 'not_found' })
  await payload.update({ collection: 'programmes', id: programme.id, data: { requiredPlan: 'premium' } })
  await expect(refusal({})).rejects.toMatchObject({ code: 'forbidden' })
})
