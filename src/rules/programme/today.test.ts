import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayInTimeZone } from '../streak'
import { addDays } from './calendar-days'
import type { Plan, PlanWeek } from './plan'
import { anEnrolment, aPlan, dayOf, START, someEndedPauses, type TestStep } from './testing/plans'
import { dateOfDay, type Enrolment, programmeToday } from './today'

const onDay = (number: number, enrolment: Partial<Enrolment> = {}, plan: Plan<TestStep> = aPlan()) =>
  programmeToday(anEnrolment(enrolment), plan, dayOf(number))
const openWeeks = ({ weeks }: ReturnType<typeof onDay>) => weeks.filter(({ open }) => open).map(({ number }) => number)
const stepsOf = (plan: Plan<TestStep>) => plan.weeks.flatMap(({ days }) => days.flatMap(({ steps }) => steps))
const doneUpTo = (last: string, plan = aPlan()) => {
  const ids = stepsOf(plan).map(({ id }) => id)
  return new Set(ids.slice(0, ids.indexOf(last) + 1))
}

describe('the day that is due', () => {
  test.each([
    ['the day before the start', 0, 0, 0],
    ['the start', 1, 1, 1],
    ['the last day of the first week', 7, 7, 1],
    ['the ninth day', 9, 9, 2],
    ['the last day', 42, 42, 6],
    ['a year later it stays the last one', 400, 42, 6],
  ])('%s', (_, number, day, week) => {
    expect(onDay(number)).toMatchObject({ day, week })
  })

  test('a member who has not started is on none, and nothing opens by their start', () => {
    const plan = aPlan(3)
    const once = {
      ...plan,
      weeks: plan.weeks.map((week, index) => (index === 1 ? { ...week, opening: 'once' as const } : week)),
    }
    expect(programmeToday(null, once, START)).toMatchObject({ day: 0, week: 0, pausedOn: null, finished: false })
    expect(openWeeks(programmeToday(null, once, START))).toEqual([2])
  })

  test('at one’s own pace it is the day of the first open step', () => {
    expect(onDay(20, { mode: 'pace', done: doneUpTo('w1d2b') })).toMatchObject({ day: 3, week: 1 })
    expect(onDay(20, { mode: 'pace', done: new Set(['w1d1b']) })).toMatchObject({ day: 1, next: { id: 'w1d1a' } })
  })

  test('at one’s own pace, with all open steps done, it is the last open day', () => {
    expect(onDay(9, { mode: 'pace', done: doneUpTo('w2d7b') })).toMatchObject({ day: 14, next: null, finished: false })
  })

  test('by month, a day lasts until the next one, or until its month is over', () => {
    const plan = aPlan(3, { rhythm: 'months' })
    const at = (today: string) => programmeToday(anEnrolment({ startedOn: '2026-01-31' }), plan, today)
    expect(at('2026-02-02')).toMatchObject({ day: 3, week: 1 })
    expect(at('2026-02-27')).toMatchObject({ day: 7, week: 1 })
    expect(at('2026-02-28')).toMatchObject({ day: 8, week: 2 })
    expect(at('2026-03-31')).toMatchObject({ day: 15, week: 3 })
    expect(at('2027-03-31')).toMatchObject({ day: 21, week: 3 })
  })

  test('a plan without days has none', () => {
    const empty = { ...aPlan(1), weeks: [{ id: 'w1', opening: 'start' as const, opensOn: null, days: [] }] }
    expect(onDay(5, {}, empty)).toMatchObject({ day: 0, week: 0, next: null, finished: false })
    expect(onDay(5, { mode: 'pace' }, empty)).toMatchObject({ day: 0 })
  })
})

describe('the next step', () => {
  test.each([
    ['the first of the day', [], 'w2d2a'],
    ['the second', ['w2d2a'], 'w2d2b'],
    ['then that of the next open day', ['w2d2a', 'w2d2b'], 'w2d3a'],
  ])('%s', (_, done, next) => {
    expect(onDay(9, { done: new Set(done) }).next?.id).toBe(next)
  })

  test('is a missed one when nothing is left from today on', () => {
    const done = new Set([...doneUpTo('w2d7b')].filter((id) => id !== 'w1d3a'))
    expect(onDay(9, { done }).next?.id).toBe('w1d3a')
    expect(onDay(9, { done: doneUpTo('w2d7b') }).next).toBeNull()
  })
})

describe('weeks open', () => {
  test('by the start, one after the other', () => {
    expect(openWeeks(onDay(0))).toEqual([])
    expect(openWeeks(onDay(7))).toEqual([1])
    expect(openWeeks(onDay(8))).toEqual([1, 2])
    expect(onDay(1).weeks.map(({ opens }) => opens)).toEqual([1, 8, 15, 22, 29, 36].map(dayOf))
  })

  test('before the start, on the days of a start today', () => {
    expect(programmeToday(null, aPlan(3), dayOf(3)).weeks.map(({ opens }) => opens)).toEqual([3, 10, 17].map(dayOf))
  })

  test('later after a pause', () => {
    const pauses = [{ from: dayOf(3), until: dayOf(6) }]
    expect(openWeeks(onDay(10, { pauses }))).toEqual([1])
    expect(openWeeks(onDay(11, { pauses }))).toEqual([1, 2])
    expect(onDay(10, { pauses }).weeks[1]?.opens).toBe(dayOf(11))
  })

  test('on a date, at once, and for one member by staff', () => {
    const openings: Partial<PlanWeek<TestStep>>[] = [
      { opening: 'date', opensOn: dayOf(5) },
      { opening: 'once' },
      { opening: 'date', opensOn: null },
    ]
    const weeks = aPlan().weeks.map((week, index) => ({ ...week, ...openings[index] }))
    const plan = aPlan(6, { weeks })
    expect(openWeeks(onDay(4, {}, plan))).toEqual([2])
    expect(openWeeks(onDay(5, {}, plan))).toEqual([1, 2])
    expect(openWeeks(onDay(5, { keptOpen: ['w3', 'w5'] }, plan))).toEqual([1, 2, 3, 5])
    expect(onDay(4, {}, plan).weeks.map(({ opens }) => opens)).toEqual([
      dayOf(5),
      null,
      null,
      dayOf(22),
      dayOf(29),
      dayOf(36),
    ])
  })

  test('all of them without drip', () => {
    expect(openWeeks(onDay(0, {}, aPlan(6, { drip: false })))).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('and a week that was open, or of which something is done, stays open', () => {
    expect(openWeeks(onDay(1, { keptOpen: ['w4'] }))).toEqual([1, 4])
    expect(openWeeks(onDay(1, { done: new Set(['w3d1a']) }))).toEqual([1, 3])
  })

  test('as days pass, none locks, whatever was paused, and the day never goes back', () => {
    fc.assert(
      fc.property(someEndedPauses, fc.integer({ min: -5, max: 120 }), (pauses, number) => {
        const [before, after] = [onDay(number, { pauses }), onDay(number + 1, { pauses })]
        expect(openWeeks(after)).toEqual(expect.arrayContaining(openWeeks(before)))
        expect(after.day).toBeGreaterThanOrEqual(before.day)
        expect(after.day - before.day).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('what was kept open stays open on any day, with any start', () => {
    fc.assert(
      fc.property(
        fc.subarray(['w1', 'w2', 'w3', 'w4', 'w5', 'w6']),
        fc.integer({ min: -400, max: 400 }),
        (keptOpen, number) => {
          const { weeks } = onDay(number, { keptOpen })
          expect(weeks.filter(({ open }) => open).map(({ id }) => id)).toEqual(expect.arrayContaining(keptOpen))
        },
      ),
    )
  })
})

describe('done', () => {
  test('a week is done with its last step, the program with its last week', () => {
    expect(onDay(9, { done: doneUpTo('w1d7a') }).weeks[0]?.done).toBe(false)
    expect(onDay(9, { done: doneUpTo('w1d7b') }).weeks[0]?.done).toBe(true)
    expect(onDay(42, { done: doneUpTo('w6d7a') }).finished).toBe(false)
    expect(onDay(42, { done: doneUpTo('w6d7b') })).toMatchObject({ finished: true, next: null })
  })

  test('a step that an editor removed counts for nothing', () => {
    expect(onDay(42, { done: new Set(['gone']) })).toMatchObject({ finished: false, next: { id: 'w6d7a' } })
  })
})

describe('the member’s own calendar day', () => {
  const ZONES = ['Europe/Paris', 'America/New_York', 'Pacific/Apia', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC']
  const HOUR_MS = 3_600_000

  test('every hour of a day is the same day of the program, and midnight begins the next, also when clocks change', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), fc.integer({ min: 0, max: 3 * 365 * 24 }), (zone, hours) => {
        const at = new Date(Date.parse('2025-01-01T00:30:00Z') + hours * HOUR_MS)
        const [today, later] = [dayInTimeZone(zone, at), dayInTimeZone(zone, new Date(at.getTime() + HOUR_MS))]
        const enrolment = anEnrolment({ startedOn: addDays(today, -8) })
        const day = (date: string) => programmeToday(enrolment, aPlan(), date).day
        expect(day(today)).toBe(9)
        expect(day(later)).toBe(later === today ? 9 : 10)
      }),
    )
  })

  test('a day with 23 hours and one with 25 each count once', () => {
    const days = ['2026-03-29T22:30:00Z', '2026-10-25T23:30:00Z'].map((at) => {
      const today = dayInTimeZone('Europe/Paris', new Date(at))
      return programmeToday(anEnrolment({ startedOn: addDays(today, -1) }), aPlan(), today).day
    })
    expect(days).toEqual([2, 2])
  })
})

describe('the date of a day', () => {
  const dates = (enrolment: Partial<Enrolment>, today: number, numbers: number[]) => {
    const whole = anEnrolment(enrolment)
    const state = programmeToday(whole, aPlan(), dayOf(today))
    return numbers.map((number) => dateOfDay(whole, aPlan(), state, number, dayOf(today)))
  }

  test('follows the start and the pauses', () => {
    expect(dates({}, 9, [1, 9, 42, 43])).toEqual([dayOf(1), dayOf(9), dayOf(42), null])
    expect(dates({ pauses: [{ from: dayOf(5), until: dayOf(8) }] }, 9, [4, 5, 6])).toEqual([
      dayOf(4),
      dayOf(5),
      dayOf(9),
    ])
  })

  test('is unknown for days to come while paused', () => {
    expect(dates({ pauses: [{ from: dayOf(9), until: null }] }, 12, [8, 9, 10])).toEqual([dayOf(8), dayOf(9), null])
  })

  test('at one’s own pace, days follow each other from today', () => {
    expect(dates({ mode: 'pace', done: doneUpTo('w1d2b') }, 9, [2, 3, 5])).toEqual([null, dayOf(9), dayOf(11)])
  })
})
