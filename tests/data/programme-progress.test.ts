// Also on PostgreSQL: our own SQL on enrollments and done steps, and locks on their rows.
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startTestCms, type TestCms } from '../support/data/cms'
import { aMember, VISITOR } from '../support/data/members'
import { aProgramme, aTask, aWeek, placeOf, stepIds, twoWeeks } from '../support/data/programmes'

let cms: TestCms
let payload: Payload
let me: typeof import('@/features/programmes/me.server')
let starting: typeof import('@/features/programmes/start.server')
let changing: typeof import('@/features/programmes/change.server')
let stepping: typeof import('@/features/programmes/steps.server')
beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  // Imported here because they load the CMS, which reads the environment.
  me = await import('@/features/programmes/me.server')
  starting = await import('@/features/programmes/start.server')
  changing = await import('@/features/programmes/change.server')
  stepping = await import('@/features/programmes/steps.server')
})
afterAll(() => cms.stop())

/** Only the date is fixed: timers of the database go on. */
const atNoonOf = (day: string) => vi.setSystemTime(new Date(`${day}T12:00:00Z`))
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  atNoonOf('2026-11-23')
})
afterEach(() => vi.useRealTimers())

type Place = ReturnType<typeof placeOf>

const start = (place: Place, startOn?: string, mode: 'calendar' | 'pace' = 'calendar') =>
  starting.startProgramme(place, { startOn, mode })
const mark = (place: Place, step: string | undefined, done = true) =>
  stepping.markStep(place, { step: step ?? 'missing', done })
const openWeeks = async (place: Place) =>
  (await me.programmeProgress(place)).weeks.filter(({ open }) => open).map(({ week }) => week)

let made = 0
/** A program, and a member who could follow it. */
async function aPlace(own: Parameters<typeof aProgramme>[2] = {}, plan: 'free' | 'premium' = 'free') {
  const slug = `program-${++made}`
  const programme = await aProgramme(payload, slug, own)
  const { id, viewer } = await aMember(payload, `member-${made}`, plan)
  return { place: placeOf(viewer, slug), programme, ids: stepIds(programme), member: id }
}

const roundOf = async (member: number) =>
  (await payload.find({ collection: 'enrolments', where: { member: { equals: member } }, sort: '-round', depth: 0 }))
    .docs
const doneRows = async (member: number) =>
  (await payload.count({ collection: 'doneSteps', where: { member: { equals: member } } })).totalDocs

describe('a member’s progress', () => {
  test('before the start shows the outline with the days of a start today, and nothing of closed weeks', async () => {
    const { place } = await aPlace()
    expect(await me.programmeProgress(place)).toEqual({
      programme: { slug: place.slug, title: place.slug, days: 14 },
      enrolment: null,
      day: 0,
      week: 0,
      next: null,
      weeks: [
        { week: 1, title: 'Week 1', uri: null, opensOn: '2026-11-23', open: false, done: false, steps: 14 },
        { week: 2, title: 'Week 2', uri: null, opensOn: '2026-11-30', open: false, done: false, steps: 14 },
      ],
      mayOpenAll: false,
      rounds: [],
      completion: null,
      calendar: null,
    })
  })

  test('after it shows the day, the open week with its steps, and when the next one opens', async () => {
    const { ids, place } = await aPlace()
    expect(await start(place, '2026-11-21')).toEqual({
      enrolment: { startedOn: '2026-11-21', round: 1, mode: 'calendar', pausedOn: null },
    })
    const progress = await me.programmeProgress(place)
    const step = {
      id: ids[4],
      title: 'Week 1, day 3, a',
      uri: null,
      kind: 'task',
      duration: null,
      done: false,
      how: null,
    }
    expect(progress).toMatchObject({ day: 3, week: 1, next: step, completion: null })
    expect(progress.weeks).toEqual([
      expect.objectContaining({ week: 1, opensOn: '2026-11-21', open: true, done: false, steps: 14 }),
      { week: 2, title: 'Week 2', uri: null, opensOn: '2026-11-28', open: false, done: false, steps: 14 },
    ])
    expect(progress.weeks[0]).toMatchObject({
      days: expect.arrayContaining([{ day: 3, steps: [step, expect.anything()] }]),
    })
    expect(JSON.stringify(progress)).not.toContain('Week 2, day')
    expect(progress.calendar).toMatch(new RegExp(`^/api/programmes/${place.slug}/calendar\\.ics\\?token=[\\w-]{43}$`))
  })

  test('a start to come is on day 0', async () => {
    const { place } = await aPlace()
    await start(place, '2026-12-01')
    expect(await me.programmeProgress(place)).toMatchObject({ day: 0, week: 0, next: null })
    atNoonOf('2026-12-01')
    expect(await me.programmeProgress(place)).toMatchObject({ day: 1, week: 1 })
  })

  test('a start more than 366 days away, or on no day, is rejected, and nothing is written', async () => {
    const { member, place } = await aPlace()
    for (const day of ['2025-11-21', '2027-11-25']) {
      await expect(start(place, day)).rejects.toMatchObject({
        code: 'bad_request',
        fields: { startOn: expect.any(String) },
      })
    }
    for (const startOn of ['2026-02-30', '23.11.2026', '', 7]) {
      expect(starting.startBody.safeParse({ startOn }).success).toBe(false)
    }
    expect(await roundOf(member)).toEqual([])
    await start(place, '2025-11-22')
    await start(place, '2027-11-24')
    expect(await roundOf(member)).toHaveLength(2)
  })

  test('the day is that of the member’s time zone', async () => {
    const { place } = await aPlace()
    vi.setSystemTime(new Date('2026-11-23T23:30:00Z'))
    const inTokyo = placeOf(place.viewer, place.slug, 'Asia/Tokyo')
    expect(await start(inTokyo)).toMatchObject({ enrolment: { startedOn: '2026-11-24' } })
    expect(await me.programmeProgress(inTokyo)).toMatchObject({ day: 1 })
    expect(await me.programmeProgress(place)).toMatchObject({ day: 0 })
  })

  test('the time zone of the last change counts where a call names none', async () => {
    const { place } = await aPlace()
    vi.setSystemTime(new Date('2026-11-23T23:30:00Z'))
    await start(placeOf(place.viewer, place.slug, 'Asia/Tokyo'))
    expect(await me.programmeProgress({ ...place, query: {} })).toMatchObject({ day: 1 })
    await changing.pauseProgramme(place)
    expect(await me.programmeProgress({ ...place, query: {} })).toMatchObject({ day: 0 })
  })

  test('a week that was open stays open when the member travels west', async () => {
    const { place } = await aPlace()
    await start(place, '2026-11-17')
    const inTokyo = placeOf(place.viewer, place.slug, 'Asia/Tokyo')
    vi.setSystemTime(new Date('2026-11-23T16:00:00Z'))
    expect(await openWeeks(inTokyo)).toEqual([1, 2])
    expect(await me.programmeProgress(place)).toMatchObject({ day: 7, week: 1 })
    expect(await openWeeks(place)).toEqual([1, 2])
  })

  test('needs an account, a published program and its plan', async () => {
    const { place } = await aPlace({ requiredPlan: 'premium' })
    await expect(me.programmeProgress(place)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(start(place)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(me.programmeProgress(placeOf(VISITOR, place.slug))).rejects.toMatchObject({ code: 'unauthenticated' })
    const premium = await aMember(payload, `premium-${made}`, 'premium')
    expect(await start(placeOf(premium.viewer, place.slug))).toMatchObject({ enrolment: { round: 1 } })
    const draft = await aPlace({ _status: 'draft' })
    await expect(me.programmeProgress(draft.place)).rejects.toMatchObject({ code: 'not_found' })
    await expect(start(placeOf(premium.viewer, 'nothing'))).rejects.toMatchObject({ code: 'not_found' })
  })

  test('is a constant number of queries, however long the program is', async () => {
    const day = (number: number) => [aTask(`${number} a`), aTask(`${number} b`), aTask(`${number} c`)]
    const long = Array.from({ length: 6 }, (_, week) =>
      aWeek([1, 2, 3, 4, 5, 6, 7].map((each) => day(week * 7 + each))),
    )
    const [short, full] = [await aPlace({ weeks: [aWeek([day(1)])] }), await aPlace({ weeks: long })]
    const counts: number[] = []
    for (const { ids, place } of [short, full]) {
      await start(place, '2026-09-01')
      for (const id of ids.slice(0, 30)) await mark(place, id)
      await me.programmeProgress(place)
      counts.push(await countQueries(() => me.programmeProgress(place)))
    }
    expect(counts[0]).toBeGreaterThan(0)
    expect(counts[1]).toBe(counts[0])
  })
})

/** The statements that a piece of work sends to the database. */
async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const { drizzle } = payload.db as unknown as { drizzle: { session: { prepareQuery(...args: unknown[]): unknown } } }
  const spy = vi.spyOn(Object.getPrototypeOf(drizzle.session), 'prepareQuery')
  await work()
  const { length } = spy.mock.calls
  spy.mockRestore()
  return length
}

describe('a step', () => {
  test('is done by hand, and taken back; twice is the same', async () => {
    const { ids, member, place } = await aPlace()
    await start(place)
    expect(await mark(place, ids[0])).toMatchObject({ done: true, day: 1, next: { id: ids[1], done: false } })
    expect(await mark(place, ids[0])).toMatchObject({ done: true, next: { id: ids[1] } })
    expect(await doneRows(member)).toBe(1)
    const { weeks } = await me.programmeProgress(place)
    expect(weeks[0]).toMatchObject({
      days: expect.arrayContaining([
        {
          day: 1,
          steps: [
            expect.objectContaining({ id: ids[0], done: true, how: 'hand' }),
            expect.objectContaining({ done: false }),
          ],
        },
      ]),
    })
    expect(await mark(place, ids[0], false)).toMatchObject({ done: false, day: 1, next: { id: ids[0] } })
    expect(await mark(place, ids[0], false)).toMatchObject({ done: false })
    expect(await doneRows(member)).toBe(0)
  })

  test('of a closed week is forbidden, an unknown one does not exist, and nothing is written', async () => {
    const { ids, member, place } = await aPlace()
    await start(place)
    await expect(mark(place, ids[14])).rejects.toMatchObject({ code: 'forbidden' })
    await expect(mark(place, ids[14], false)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(mark(place, 'nothing')).rejects.toMatchObject({ code: 'not_found' })
    expect(await doneRows(member)).toBe(0)
  })

  test('needs a started program, like every other change', async () => {
    const { ids, place } = await aPlace()
    const changes = [
      () => mark(place, ids[0]),
      () => changing.pauseProgramme(place),
      () => changing.resumeProgramme(place),
      () => changing.changeMode(place, { mode: 'pace' }),
      () => changing.openAllWeeks(place),
      () => changing.renewCalendar(place),
    ]
    for (const change of changes) await expect(change()).rejects.toMatchObject({ code: 'conflict' })
  })

  test('changes nothing for another member', async () => {
    const { ids, place } = await aPlace()
    const other = placeOf((await aMember(payload, `other-${made}`)).viewer, place.slug)
    await start(place)
    await start(other)
    await mark(place, ids[0])
    expect(await me.programmeProgress(other)).toMatchObject({ next: { id: ids[0] }, rounds: [{ done: 0 }] })
    await mark(other, ids[0], false)
    expect(await me.programmeProgress(place)).toMatchObject({ next: { id: ids[1] }, rounds: [{ done: 1 }] })
  })

  test('many at once are each done once', async () => {
    const { ids, member, place } = await aPlace()
    await start(place)
    const taps = [...ids.slice(0, 7), ...ids.slice(0, 7)]
    await Promise.all(taps.map((id) => mark(place, id)))
    expect(await doneRows(member)).toBe(7)
  })
})

describe('a completed week', () => {
  const weeksDone = async (member: number) =>
    (await payload.find({ collection: 'programmeWeeks', where: { member: { equals: member } }, depth: 0 })).docs.map(
      ({ programme, round, week }) => ({ programme, round, week }),
    )

  test('is counted with its last step, also when the last ones are done at once, and not when one is taken back', async () => {
    const { ids, member, place } = await aPlace()
    await start(place)
    for (const id of ids.slice(0, 10)) await mark(place, id)
    expect(await weeksDone(member)).toEqual([])
    await Promise.all(ids.slice(10, 14).map((id) => mark(place, id)))
    expect(await weeksDone(member)).toEqual([{ programme: place.slug, round: 1, week: 1 }])
    expect((await me.programmeProgress(place)).weeks[0]).toMatchObject({ done: true })
    await mark(place, ids[3], false)
    expect(await weeksDone(member)).toEqual([])
  })

  test('stays counted when a later round takes its step back', async () => {
    const { ids, member, place } = await aPlace({ weeks: [aWeek([[aTask('One')]])] })
    await start(place)
    await mark(place, ids[0])
    await start(place)
    await mark(place, ids[0])
    await mark(place, ids[0], false)
    expect(await weeksDone(member)).toEqual([{ programme: place.slug, round: 1, week: 1 }])
  })

  test('the last one completes the program', async () => {
    const { ids, place } = await aPlace({ weeks: [aWeek([[aTask('One')]]), aWeek([[aTask('Two')]])] })
    await start(place, '2026-11-01')
    await mark(place, ids[0])
    expect(await me.programmeProgress(place)).toMatchObject({ completion: null })
    expect(await mark(place, ids[1])).toMatchObject({ next: null })
    expect(await me.programmeProgress(place)).toMatchObject({ completion: `/programmes/${place.slug}/completion/` })
  })
})

describe('pausing', () => {
  test('stops the days, and going on continues them; again changes nothing', async () => {
    const { place } = await aPlace()
    await start(place, '2026-11-21')
    expect(await changing.pauseProgramme(place)).toMatchObject({ enrolment: { pausedOn: '2026-11-23' } })
    atNoonOf('2026-11-30')
    expect(await changing.pauseProgramme(place)).toMatchObject({ enrolment: { pausedOn: '2026-11-23' } })
    expect(await me.programmeProgress(place)).toMatchObject({ day: 3, enrolment: { pausedOn: '2026-11-23' } })
    expect(await changing.resumeProgramme(place)).toMatchObject({ enrolment: { pausedOn: null } })
    expect(await changing.resumeProgramme(place)).toMatchObject({ enrolment: { pausedOn: null } })
    expect(await me.programmeProgress(place)).toMatchObject({ day: 3 })
    atNoonOf('2026-12-04')
    expect(await me.programmeProgress(place)).toMatchObject({ day: 7 })
    expect(await openWeeks(place)).toEqual([1])
    atNoonOf('2026-12-05')
    expect(await openWeeks(place)).toEqual([1, 2])
  })

  test('twenty at once make one pause', async () => {
    const { member, place } = await aPlace()
    await start(place)
    await Promise.all(Array.from({ length: 20 }, () => changing.pauseProgramme(place)))
    const [round] = await roundOf(member)
    expect(round?.pauses).toEqual([expect.objectContaining({ from: '2026-11-23' })])
  })
})

describe('starting again', () => {
  test('makes a new round, and keeps the old one and what was open', async () => {
    const { ids, place } = await aPlace()
    await start(place, '2026-11-10')
    await mark(place, ids[0])
    expect(await openWeeks(place)).toEqual([1, 2])
    expect(await start(place, undefined, 'pace')).toMatchObject({
      enrolment: { round: 2, mode: 'pace', startedOn: '2026-11-23' },
    })
    const progress = await me.programmeProgress(place)
    expect(progress).toMatchObject({
      day: 1,
      next: { id: ids[0], done: false },
      rounds: [
        { round: 1, startedOn: '2026-11-10', endedOn: '2026-11-23', done: 1 },
        { round: 2, startedOn: '2026-11-23', endedOn: null, done: 0 },
      ],
    })
    expect(await openWeeks(place)).toEqual([1, 2])
  })

  test('keeps a week open that opened since the last call', async () => {
    const { place } = await aPlace()
    await start(place, '2026-11-10')
    await start(place)
    expect(await openWeeks(place)).toEqual([1, 2])
  })

  test('the calendar keeps its address', async () => {
    const { place } = await aPlace()
    await start(place)
    const { calendar } = await me.programmeProgress(place)
    await start(place)
    expect(calendar).not.toBeNull()
    expect(await me.programmeProgress(place)).toMatchObject({ calendar })
  })

  test('twenty at once start one round, and twenty restarts one more', async () => {
    const { member, place } = await aPlace()
    await Promise.all(Array.from({ length: 20 }, () => start(place)))
    expect(await roundOf(member)).toHaveLength(1)
    await Promise.all(Array.from({ length: 20 }, () => start(place)))
    expect((await roundOf(member)).map(({ endedOn, round }) => ({ endedOn, round }))).toEqual([
      { endedOn: null, round: 2 },
      { endedOn: '2026-11-23', round: 1 },
    ])
  })
})

describe('weeks open early', () => {
  test('all of them, where the editor lets members', async () => {
    const { place } = await aPlace({ mayOpenAll: true })
    await start(place)
    expect(await openWeeks(place)).toEqual([1])
    expect(await changing.openAllWeeks(place)).toEqual({ weeks: [1, 2] })
    expect(await openWeeks(place)).toEqual([1, 2])
    const { place: closed } = await aPlace()
    await start(closed)
    await expect(changing.openAllWeeks(closed)).rejects.toMatchObject({ code: 'forbidden' })
    expect(await openWeeks(closed)).toEqual([1])
  })

  test('one, by staff for one person; it stays open when they take it back', async () => {
    const { ids, member, place } = await aPlace()
    await start(place)
    const [round] = await roundOf(member)
    const change = (openedWeeks: number[]) =>
      payload.update({ collection: 'enrolments', id: round?.id ?? 0, data: { openedWeeks } })
    await change([2])
    expect(await openWeeks(place)).toEqual([1, 2])
    expect(await mark(place, ids[14])).toMatchObject({ done: true })
    await change([])
    expect(await openWeeks(place)).toEqual([1, 2])
  })

  test('on a date, at once, and all without drip', async () => {
    const [first, second] = twoWeeks()
    const weeks = [
      { ...first, opening: 'date' as const, opensOn: '2026-11-25' },
      { ...second, opening: 'once' as const },
    ]
    const { place } = await aPlace({ weeks })
    expect((await me.programmeProgress(place)).weeks).toMatchObject([
      { open: false, opensOn: '2026-11-25' },
      { open: true, opensOn: null, days: expect.any(Array) },
    ])
    atNoonOf('2026-11-25')
    expect(await openWeeks(place)).toEqual([1, 2])
    const { place: free } = await aPlace({ drip: false })
    expect(await openWeeks(free)).toEqual([1, 2])
  })
})

describe('at one’s own pace', () => {
  test('a missed day shifts the plan, and the member can change their mind', async () => {
    const { ids, place } = await aPlace()
    await start(place, '2026-11-20', 'pace')
    await mark(place, ids[0])
    await mark(place, ids[1])
    expect(await me.programmeProgress(place)).toMatchObject({ day: 2, next: { id: ids[2] } })
    expect(await changing.changeMode(place, { mode: 'calendar' })).toMatchObject({ enrolment: { mode: 'calendar' } })
    expect(await me.programmeProgress(place)).toMatchObject({ day: 4, next: { id: ids[6] } })
  })
})
