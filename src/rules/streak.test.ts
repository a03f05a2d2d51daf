import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { dayInTimeZone, isTimeZone, weeklyStreak } from './streak'

afterEach(() => vi.unstubAllGlobals())

/** @returns a function that counts the date formatters created since */
function countFormats(): () => number {
  let made = 0
  class Counted extends Intl.DateTimeFormat {
    constructor(...options: ConstructorParameters<typeof Intl.DateTimeFormat>) {
      super(...options)
      made += 1
    }
  }
  vi.stubGlobal('Intl', { ...Intl, DateTimeFormat: Counted })
  return () => made
}

const DAY_MS = 86_400_000
/** A Monday. */
const MONDAY = Date.parse('2026-11-16T00:00:00Z')
const day = (offset: number) => new Date(MONDAY + offset * DAY_MS).toISOString().slice(0, 10)
/** Days of about a year around that Monday. */
const days = fc.array(fc.integer({ min: -300, max: 60 }).map(day), { maxLength: 60 })
const todays = fc.integer({ min: -30, max: 30 })

describe('a weekly streak', () => {
  test.each([
    ['nothing yet', [], '2026-11-18', 0, false],
    ['once this week', ['2026-11-16'], '2026-11-18', 1, true],
    ['this week has not begun well yet, which breaks nothing', ['2026-11-10', '2026-11-08'], '2026-11-22', 2, false],
    ['a whole week without anything breaks it', ['2026-11-16', '2026-11-08'], '2026-11-18', 1, true],
    ['a Sunday and the Monday after it are two weeks', ['2026-11-15', '2026-11-16'], '2026-11-16', 2, true],
    ['Monday to Sunday is one', ['2026-11-16', '2026-11-22'], '2026-11-22', 1, true],
    ['a day to come counts for nothing', ['2026-11-21'], '2026-11-18', 0, false],
    ['over the turn of a year', ['2026-12-28', '2027-01-04'], '2027-01-05', 2, true],
    ['what is no day counts for nothing', ['', 'yesterday', '2026-13-45'], '2026-11-18', 0, false],
  ])('%s', (_, active, today, weeks, thisWeek) => {
    expect(weeklyStreak(active, today)).toMatchObject({ weeks, thisWeek })
  })

  test('it names the active days of this week', () => {
    const active = ['2026-11-18', '2026-11-15', '2026-11-16', '2026-11-18', '2026-11-20']
    expect(weeklyStreak(active, '2026-11-19').days).toEqual(['2026-11-16', '2026-11-18'])
  })

  test('neither order nor repetition matters', () => {
    fc.assert(
      fc.property(days, todays, (active, at) => {
        const shuffled = [...active].reverse().concat(active)
        expect(weeklyStreak(shuffled, day(at))).toEqual(weeklyStreak(active, day(at)))
      }),
    )
  })

  test('one more active day never makes it shorter', () => {
    fc.assert(
      fc.property(days, todays, fc.integer({ min: -300, max: 60 }), (active, at, more) => {
        const before = weeklyStreak(active, day(at)).weeks
        expect(weeklyStreak([...active, day(more)], day(at)).weeks).toBeGreaterThanOrEqual(before)
      }),
    )
  })

  test('the weekday does not matter', () => {
    const monday = (offset: number) => offset - ((((offset % 7) + 7) % 7) as number)
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -300, max: -1 }), { maxLength: 40 }), todays, (offsets, at) => {
        const today = day(Math.abs(at))
        const { thisWeek, weeks } = weeklyStreak(offsets.map(day), today)
        expect(weeklyStreak(offsets.map(monday).map(day), today)).toMatchObject({ thisWeek, weeks })
      }),
    )
  })

  test('n weeks with one day each are a streak of n, which the current week does not break', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 6 }), (weeks, restDays) => {
        const active = Array.from({ length: weeks }, (_, week) => day(-7 * (week + 1) + restDays))
        expect(weeklyStreak(active, day(restDays)).weeks).toBe(weeks)
      }),
    )
  })
})

describe('the calendar day in the member’s time zone', () => {
  const late = new Date('2026-11-15T23:30:00Z')

  test.each([
    ['UTC', '2026-11-15'],
    ['Europe/Paris', '2026-11-16'],
    ['America/Los_Angeles', '2026-11-15'],
    ['Pacific/Kiritimati', '2026-11-16'],
  ])('at 23:30 UTC, in %s', (zone, expected) => {
    expect(dayInTimeZone(zone, late)).toBe(expected)
  })

  test('five thousand spellings of one time zone create one formatter', () => {
    const made = countFormats()
    const name = 'America/Argentina/Buenos_Aires'
    const spelled = (bits: number) =>
      [...name].map((letter, at) => ((bits >> at) & 1 ? letter.toUpperCase() : letter.toLowerCase())).join('')
    const days = Array.from(
      { length: 5_000 },
      (_, bits) => isTimeZone(spelled(bits)) && dayInTimeZone(spelled(bits), late),
    )
    expect([new Set(days), made()]).toEqual([new Set(['2026-11-15']), 1])
  })

  test('at most a hundred formatters are cached', () => {
    const zones = Intl.supportedValuesOf('timeZone')
    for (const zone of zones) dayInTimeZone(zone, late)
    const made = countFormats()
    for (const zone of zones.slice(-100)) dayInTimeZone(zone, late)
    expect(made()).toBe(0)
    for (const zone of zones.slice(0, 50)) dayInTimeZone(zone, late)
    expect(made()).toBe(50)
  })

  test('an unknown name is not a time zone', () => {
    expect(['Europe/Paris', 'UTC'].every(isTimeZone)).toBe(true)
    expect(['', 'Mars/Olympus', 'x'.repeat(500), '\0'].some(isTimeZone)).toBe(false)
  })
})
