import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayInTimeZone } from '../streak'
import { addDays } from './calendar-days'
import type { Plan } from './plan'
import { nextReminder, reminderDue, stepsToRemindOf } from './reminders'
import { WEEKDAYS, type Weekday } from './terms'
import { anEnrolment, aPlan, dayOf, type TestStep } from './testing/plans'
import { type Enrolment, programmeToday } from './today'

const PARIS = 'Europe/Paris'
const days = (weekdays: readonly Weekday[] = WEEKDAYS, lastRemindedOn: string | null = null) => ({
  weekdays,
  lastRemindedOn,
})
const dueAt = (moment: string, given = days(), zone = PARIS) => reminderDue(given, zone, new Date(moment))
const nextAfter = (moment: string, given = days(), zone = PARIS) =>
  nextReminder(given, zone, new Date(moment))?.toISOString() ?? null

// 2026-11-23 is a Monday; Paris is an hour ahead of UTC.
describe('a reminder is due', () => {
  test.each([
    ['before 7', '2026-11-23T05:59:59.999Z', null],
    ['at 7', '2026-11-23T06:00:00Z', '2026-11-23'],
    ['before noon', '2026-11-23T10:59:59.999Z', '2026-11-23'],
    ['at noon', '2026-11-23T11:00:00Z', null],
  ])('from 7 to noon of the member’s day: %s', (_, moment, day) => {
    expect(dueAt(moment)).toBe(day)
  })

  test('on the chosen weekdays of the member’s time zone', () => {
    const mondays = days(['monday'])
    expect(dueAt('2026-11-23T07:00:00Z', mondays)).toBe('2026-11-23')
    expect(dueAt('2026-11-24T07:00:00Z', mondays)).toBeNull()
    expect(dueAt('2026-11-22T20:00:00Z', mondays, 'Pacific/Apia')).toBe('2026-11-23')
    expect(dueAt('2026-11-23T20:00:00Z', mondays, 'Pacific/Apia')).toBeNull()
    expect(dueAt('2026-11-23T07:00:00Z', days([]))).toBeNull()
  })

  test('once a day, also after a trip to the west', () => {
    expect(dueAt('2026-11-23T07:00:00Z', days(WEEKDAYS, '2026-11-22'))).toBe('2026-11-23')
    expect(dueAt('2026-11-23T07:00:00Z', days(WEEKDAYS, '2026-11-23'))).toBeNull()
    expect(dueAt('2026-11-23T13:00:00Z', days(WEEKDAYS, '2026-11-23'), 'America/New_York')).toBeNull()
    expect(dueAt('2026-11-23T17:00:00Z', days(WEEKDAYS, '2026-11-24'), 'Pacific/Honolulu')).toBeNull()
  })
})

describe('the next reminder', () => {
  test.each([
    ['today, before 7', '2026-11-23T05:00:00Z', days(), '2026-11-23T06:00:00.000Z'],
    ['tomorrow, from 7 on', '2026-11-23T06:00:00Z', days(), '2026-11-24T06:00:00.000Z'],
    ['in a week, with one weekday', '2026-11-23T06:00:00Z', days(['monday']), '2026-11-30T06:00:00.000Z'],
    ['after the day of the last one', '2026-11-23T05:00:00Z', days(WEEKDAYS, '2026-11-23'), '2026-11-24T06:00:00.000Z'],
    ['in summer an hour earlier in UTC', '2026-03-28T12:00:00Z', days(), '2026-03-29T05:00:00.000Z'],
    ['never without weekdays', '2026-11-23T05:00:00Z', days([]), null],
  ])('is %s', (_, moment, given, next) => {
    expect(nextAfter(moment, given)).toBe(next)
  })

  const ZONES = ['Europe/Paris', 'America/New_York', 'Pacific/Apia', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC']
  const HOUR_MS = 3_600_000
  const someWeekdays = fc.subarray([...WEEKDAYS], { minLength: 1 })

  test('is at 7 o’clock, on a chosen weekday, due at once, and none is due before it but today’s', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        someWeekdays,
        fc.integer({ min: 0, max: 3 * 365 * 24 * 4 }),
        (zone, weekdays, quarters) => {
          const now = new Date(Date.parse('2025-01-01T00:00:00Z') + quarters * (HOUR_MS / 4))
          const next = nextReminder(days(weekdays), zone, now) ?? now
          const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone } as const
          expect(next.toLocaleTimeString('en-GB', clock)).toBe('07:00')
          const weekday = next.toLocaleDateString('en-US', { weekday: 'long', timeZone: zone }).toLowerCase()
          expect(weekdays).toContain(weekday)
          const day = dayInTimeZone(zone, next)
          expect(reminderDue(days(weekdays), zone, next)).toBe(day)
          expect(reminderDue(days(weekdays, day), zone, next)).toBeNull()
          const hours = Math.floor((next.getTime() - now.getTime() - 1) / HOUR_MS)
          const between = Array.from({ length: hours }, (_, hour) => new Date(now.getTime() + hour * HOUR_MS))
          const due = between.map((at) => reminderDue(days(weekdays), zone, at)).filter((each) => each !== null)
          expect(new Set([...due, dayInTimeZone(zone, now)]).size).toBe(1)
        },
      ),
    )
  })

  test('by itself, a member gets one on each chosen day and no other', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        someWeekdays,
        fc.integer({ min: 0, max: 700 }),
        (zone, weekdays, first) => {
          let at = new Date(Date.parse('2025-01-01T00:00:00Z') + first * 24 * HOUR_MS)
          let lastRemindedOn: string | null = null
          const reminded: string[] = []
          for (let count = 0; count < 2 * weekdays.length; count += 1) {
            at = nextReminder({ weekdays, lastRemindedOn }, zone, at) ?? at
            lastRemindedOn = reminderDue({ weekdays, lastRemindedOn }, zone, at)
            reminded.push(lastRemindedOn ?? 'none')
          }
          const [start = ''] = reminded
          const chosen = Array.from({ length: 14 }, (_, index) => addDays(start, index)).filter((day) =>
            weekdays.some((weekday) => weekday === WEEKDAYS[(new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7]),
          )
          expect(reminded).toEqual(chosen)
        },
      ),
    )
  })
})

describe('what a member is reminded of', () => {
  const onDay = (number: number, own: Partial<Enrolment> = {}, plan: Plan<TestStep> = aPlan()) => {
    const [enrolment, today] = [anEnrolment(own), dayOf(number)]
    const found = stepsToRemindOf(enrolment, plan, programmeToday(enrolment, plan, today), today)
    return found && { day: found.day, steps: found.steps.map(({ id }) => id) }
  }

  test('is the steps of the day that are not done', () => {
    expect(onDay(9)).toEqual({ day: 9, steps: ['w2d2a', 'w2d2b'] })
    expect(onDay(9, { done: new Set(['w2d2a']) })).toEqual({ day: 9, steps: ['w2d2b'] })
    expect(onDay(9, { done: new Set(['w2d2a', 'w2d2b']) })).toBeNull()
  })

  test('is nothing before the start, and after the last day', () => {
    expect(onDay(0)).toBeNull()
    expect(onDay(1)).toEqual({ day: 1, steps: ['w1d1a', 'w1d1b'] })
    expect(onDay(42)).toEqual({ day: 42, steps: ['w6d7a', 'w6d7b'] })
    expect(onDay(43)).toBeNull()
  })

  test('is nothing while paused, and the plan is as much longer', () => {
    expect(onDay(9, { pauses: [{ from: dayOf(8), until: null }] })).toBeNull()
    const pauses = [{ from: dayOf(8), until: dayOf(10) }]
    expect(onDay(44, { pauses })).toEqual({ day: 42, steps: ['w6d7a', 'w6d7b'] })
    expect(onDay(45, { pauses })).toBeNull()
  })

  test('at one’s own pace is the first day with a step left, however late, until all are done', () => {
    const steps = aPlan().weeks.flatMap((week) => week.days.flatMap((day) => day.steps.map(({ id }) => id)))
    expect(onDay(100, { mode: 'pace', done: new Set(steps.slice(0, 5)) })).toEqual({ day: 3, steps: ['w1d3b'] })
    expect(onDay(100, { mode: 'pace', done: new Set(steps) })).toBeNull()
  })

  test('is never in a closed week', () => {
    const weeks = aPlan().weeks.map((week, index) =>
      index === 1 ? { ...week, opening: 'date' as const, opensOn: dayOf(12) } : week,
    )
    const plan = aPlan(6, { weeks })
    expect(onDay(9, {}, plan)).toBeNull()
    expect(onDay(12, {}, plan)).toEqual({ day: 12, steps: ['w2d5a', 'w2d5b'] })
  })

  test('by month is the last day of the week until its month is over', () => {
    const plan = aPlan(2, { rhythm: 'months' })
    const last = { day: 14, steps: ['w2d7a', 'w2d7b'] }
    expect([60, 61].map((number) => onDay(number, {}, plan))).toEqual([last, last])
    expect(onDay(62, {}, plan)).toBeNull()
  })

  test('is nothing on a day without steps, and in a plan without days', () => {
    const empty = { id: 'w1', opening: 'start' as const, opensOn: null, days: [{ steps: [] }] }
    expect(onDay(1, {}, aPlan(1, { weeks: [empty] }))).toBeNull()
    expect(onDay(1, {}, aPlan(1, { weeks: [{ ...empty, days: [] }] }))).toBeNull()
    expect(onDay(1, { mode: 'pace' }, aPlan(1, { weeks: [{ ...empty, days: [] }] }))).toBeNull()
  })
})
