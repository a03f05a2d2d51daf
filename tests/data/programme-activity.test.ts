// Also on PostgreSQL: our own SQL finds the programs that a member follows.
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startTestCms, type TestCms } from '../support/data/cms'
import { aMember, aPublishedRecipe } from '../support/data/members'
import { anItem, aProgramme, aTask, aWeek, placeOf, stepIds } from '../support/data/programmes'

let cms: TestCms
let payload: Payload
let me: typeof import('@/features/programmes/me.server')
let starting: typeof import('@/features/programmes/start.server')
let stepping: typeof import('@/features/programmes/steps.server')
let reading: typeof import('@/features/programmes/read.server')
let calendars: typeof import('@/features/programmes/calendar.server')
let changing: typeof import('@/features/programmes/change.server')
let watches: typeof import('@/features/video/watches.server')
let ratings: typeof import('@/features/ratings/ratings.server')
beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  // Imported here because they load the CMS, which reads the environment.
  me = await import('@/features/programmes/me.server')
  starting = await import('@/features/programmes/start.server')
  stepping = await import('@/features/programmes/steps.server')
  reading = await import('@/features/programmes/read.server')
  calendars = await import('@/features/programmes/calendar.server')
  changing = await import('@/features/programmes/change.server')
  watches = await import('@/features/video/watches.server')
  ratings = await import('@/features/ratings/ratings.server')
})
afterAll(() => cms.stop())

/** Only the date is fixed: timers of the database go on. */
const atNoonOf = (day: string) => vi.setSystemTime(new Date(`${day}T12:00:00Z`))
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  atNoonOf('2026-11-23')
})
afterEach(() => vi.useRealTimers())

let made = 0
const aSlug = () => `item-${++made}`

async function aGuide(collection: 'movementGuides' | 'lifestyleGuides', video?: { url: string }) {
  const slug = aSlug()
  const data = { title: slug, slug, requiredPlan: 'none' as const, video, _status: 'published' as const }
  const { databaseId, id } = await payload.create({ collection, data })
  return { id, databaseId: Number(databaseId) }
}

type Weeks = Parameters<typeof aProgramme>[2]

/** A program that a member starts, by default today. */
async function aStarted(own: Weeks, startOn?: string) {
  const slug = `program-${++made}`
  const ids = stepIds(await aProgramme(payload, slug, own))
  const { viewer } = await aMember(payload, `member-${made}`)
  const place = placeOf(viewer, slug)
  const start = () => starting.startProgramme(place, { startOn, mode: 'calendar' })
  await start()
  return { ids, place, slug, start, viewer }
}

/** How each step of the open weeks was done. */
async function stepsOf(place: Parameters<typeof me.programmeProgress>[0]) {
  const { weeks } = await me.programmeProgress(place)
  return weeks.flatMap((week) =>
    'days' in week ? week.days.flatMap(({ steps }) => steps.map(({ how }) => how)) : ['closed' as const],
  )
}

describe('what is done elsewhere on the site', () => {
  test('watching a video does its step of today; again on the same day does no other', async () => {
    const { databaseId, id } = await aGuide('movementGuides', { url: 'https://vimeo.com/1' })
    const step = () => anItem('movementGuides', id)
    const { place, viewer } = await aStarted({ weeks: [aWeek([[step()], [step()], [step()]])] }, '2026-11-22')
    await watches.markWatched(viewer, { databaseId })
    await watches.markWatched(viewer, { databaseId })
    expect(await stepsOf(place)).toEqual([null, 'watched', null])
    atNoonOf('2026-11-24')
    await Promise.all(Array.from({ length: 5 }, () => watches.markWatched(viewer, { databaseId })))
    expect(await stepsOf(place)).toEqual([null, 'watched', 'watched'])
  })

  test('rating a recipe does its step', async () => {
    const { databaseId, id } = await aPublishedRecipe(payload, aSlug())
    const { place, viewer } = await aStarted({ weeks: [aWeek([[anItem('recipes', id), aTask('Rest')]])] })
    await ratings.rate(viewer, { recipeId: databaseId, rating: 4 })
    expect(await stepsOf(place)).toEqual(['hand', null])
  })

  test('opening what is read does its step, a page’s too', async () => {
    const guide = await aGuide('lifestyleGuides')
    const slug = aSlug()
    const page = await payload.create({
      collection: 'pages',
      data: { title: slug, slug, requiredPlan: 'none', _status: 'published' },
    })
    const weeks = [aWeek([[anItem('lifestyleGuides', guide.id), { kind: 'page', page: page.id }]])]
    const { ids, place, viewer } = await aStarted({ weeks })
    expect(await reading.markRead(viewer, { databaseId: guide.databaseId })).toEqual({ steps: [ids[0]] })
    expect(await reading.markRead(viewer, { databaseId: Number(page.databaseId) })).toEqual({ steps: [ids[1]] })
    expect(await reading.markRead(viewer, { databaseId: guide.databaseId })).toEqual({ steps: [] })
    expect(await stepsOf(place)).toEqual(['read', 'read'])
  })

  test('opening a recipe or a video does nothing, and an unknown or locked item is rejected', async () => {
    const recipe = await aPublishedRecipe(payload, aSlug())
    const video = await aGuide('lifestyleGuides', { url: 'https://vimeo.com/1' })
    const locked = await aPublishedRecipe(payload, aSlug(), { requiredPlan: 'premium' })
    const weeks = [aWeek([[anItem('recipes', recipe.id), anItem('lifestyleGuides', video.id)]])]
    const { place, viewer } = await aStarted({ weeks })
    for (const { databaseId } of [recipe, video]) {
      expect(await reading.markRead(viewer, { databaseId })).toEqual({ steps: [] })
    }
    expect(await stepsOf(place)).toEqual([null, null])
    await expect(reading.markRead(viewer, { databaseId: 987_654 })).rejects.toMatchObject({ code: 'not_found' })
    await expect(reading.markRead(viewer, { databaseId: locked.databaseId })).rejects.toMatchObject({
      code: 'forbidden',
    })
  })

  test('before the round, before its first day, or in a closed week does nothing', async () => {
    const { databaseId, id } = await aGuide('movementGuides', { url: 'https://vimeo.com/1' })
    const week = () => aWeek([[anItem('movementGuides', id)], [], [], [], [], [], []])
    const round = await aStarted({ weeks: [week()] })
    await watches.markWatched(round.viewer, { databaseId })
    expect(await stepsOf(round.place)).toEqual(['watched'])
    await round.start()
    expect(await stepsOf(round.place)).toEqual([null])
    const toCome = await aStarted({ weeks: [{ ...week(), opening: 'once' }] }, '2026-12-24')
    await watches.markWatched(toCome.viewer, { databaseId })
    expect(await stepsOf(toCome.place)).toEqual([null])
    const closed = await aStarted({ weeks: [aWeek([[aTask('One')]]), week()] })
    await watches.markWatched(closed.viewer, { databaseId })
    expect(await stepsOf(closed.place)).toEqual([null, 'closed'])
  })

  test('counts in each program that the member follows, but not in one beyond their plan', async () => {
    const { databaseId, id } = await aGuide('movementGuides', { url: 'https://vimeo.com/1' })
    const weeks = () => [aWeek([[anItem('movementGuides', id)]])]
    const { place, viewer } = await aStarted({ weeks: weeks() })
    const [second, third] = [aSlug(), aSlug()]
    const others = [second, third].map((slug) => placeOf(viewer, slug))
    for (const other of others) {
      await aProgramme(payload, other.slug, { weeks: weeks() })
      await starting.startProgramme(other, { mode: 'calendar' })
    }
    await payload.update({
      collection: 'programmes',
      where: { slug: { equals: third } },
      data: { requiredPlan: 'premium', _status: 'published' },
    })
    await watches.markWatched(viewer, { databaseId })
    expect(await stepsOf(place)).toEqual(['watched'])
    expect(await stepsOf(placeOf(viewer, second))).toEqual(['watched'])
    const enrolled = { ...viewer, audience: 'premium' as const }
    expect(await stepsOf(placeOf(enrolled, third))).toEqual([null])
  })
})

describe('a plan’s calendar', () => {
  const tokenOf = (calendar: string | null) => new URLSearchParams(calendar?.split('?')[1]).get('token') ?? ''

  test('has the days of open weeks with their steps, and when the others open', async () => {
    const weeks = [
      aWeek([[aTask('Cook'), aTask('Move')], [aTask('Rest')]], { title: 'First' }),
      aWeek([[aTask('Hidden')]], { title: 'Second' }),
    ]
    const { ids, place, slug } = await aStarted({ weeks })
    const token = tokenOf((await me.programmeProgress(place)).calendar)
    const { entries, title } = await calendars.planCalendar(slug, { token })
    expect(title).toBe(slug)
    expect(entries.map(({ id: _id, ...entry }) => entry)).toEqual([
      { day: '2026-11-23', title: `${slug}: day 1`, lines: ['Cook', 'Move'] },
      { day: '2026-11-24', title: `${slug}: day 2`, lines: ['Rest'] },
      { day: '2026-11-25', title: `${slug}: week 2 opens`, lines: ['Second'] },
    ])
    expect(new Set(entries.map(({ id }) => id)).size).toBe(3)
    await stepping.markStep(place, { step: ids[0] ?? '', done: true })
    const again = await calendars.planCalendar(slug, { token })
    expect(again.entries.map(({ id }) => id)).toEqual(entries.map(({ id }) => id))
  })

  test('is found by its newest secret address only', async () => {
    const { place, slug } = await aStarted({ weeks: [aWeek([[aTask('Cook')]])] })
    const old = tokenOf((await me.programmeProgress(place)).calendar)
    const renewed = await changing.renewCalendar(place)
    expect((await me.programmeProgress(place)).calendar).toBe(renewed.calendar)
    expect((await calendars.planCalendar(slug, { token: tokenOf(renewed.calendar) })).entries).toHaveLength(1)
    for (const token of [old, '', 'x'.repeat(43)]) {
      await expect(calendars.planCalendar(slug, { token })).rejects.toMatchObject({ code: 'not_found' })
    }
    const other = await aStarted({ weeks: [aWeek([[aTask('Cook')]])] })
    const foreign = calendars.planCalendar(other.slug, { token: tokenOf(renewed.calendar) })
    await expect(foreign).rejects.toMatchObject({ code: 'not_found' })
  })

  test('is closed when the member’s plan does not reach the program any more', async () => {
    const { place, slug } = await aStarted({ weeks: [aWeek([[aTask('Cook')]])] })
    const token = tokenOf((await me.programmeProgress(place)).calendar)
    await payload.update({
      collection: 'programmes',
      where: { slug: { equals: slug } },
      data: { requiredPlan: 'premium', _status: 'published' },
    })
    await expect(calendars.planCalendar(slug, { token })).rejects.toMatchObject({ code: 'forbidden' })
  })
})
