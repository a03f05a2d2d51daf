import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from './calendar-days'
import { dateOfReaching, pausedSince, reachedDay } from './pauses'
import { dayOf, START, someEndedPauses } from './testing/plans'

const clock = (...pauses: [from: number, until: number | null][]) => ({
  startedOn: START,
  pauses: pauses.map(([from, until]) => ({ from: dayOf(from), until: until === null ? null : dayOf(until) })),
})

describe('paused days do not count', () => {
  test.each([
    ['no pause', clock(), 9, 9],
    ['on the first day of a pause the plan has just reached it', clock([9, null]), 9, 9],
    ['then it stands still', clock([9, null]), 30, 9],
    ['and goes on from there', clock([9, 12]), 12, 9],
    ['two pauses', clock([3, 5], [9, 12]), 20, 15],
    ['pauses that overlap count once', clock([3, 8], [5, 10]), 20, 13],
    ['paused and resumed on one day', clock([9, 9]), 20, 20],
    ['resumed, after traveling west, on the day before', clock([9, 8]), 20, 20],
    ['a pause to come changes nothing yet', clock([25, null]), 20, 20],
    ['a pause from before the start counts from the start', clock([-4, 3]), 10, 8],
  ])('%s', (_, enrolment, today, reached) => {
    expect(reachedDay(enrolment, dayOf(today))).toBe(dayOf(reached))
  })

  test('the plan never goes back, and moves on by one day at most', () => {
    fc.assert(
      fc.property(someEndedPauses, fc.integer({ min: 0, max: 200 }), fc.boolean(), (ended, days, paused) => {
        const pauses = paused ? [...ended, { from: dayOf(100), until: null }] : ended
        const today = addDays(START, days)
        const reached = reachedDay({ startedOn: START, pauses }, today)
        const next = reachedDay({ startedOn: START, pauses }, addDays(today, 1))
        expect([reached, addDays(reached, 1)]).toContain(next)
      }),
    )
  })

  test('a day of the plan is reached on its date, and not before', () => {
    fc.assert(
      fc.property(someEndedPauses, fc.integer({ min: 1, max: 150 }), (pauses, number) => {
        const enrolment = { startedOn: START, pauses }
        const date = dateOfReaching(enrolment, dayOf(number), dayOf(400))
        expect(reachedDay(enrolment, date)).toBe(dayOf(number))
        expect(reachedDay(enrolment, addDays(date, -1)) < dayOf(number)).toBe(true)
      }),
    )
  })

  test('while the pause lasts, days to come move with every day', () => {
    const paused = clock([9, null])
    expect(dateOfReaching(paused, dayOf(15), dayOf(10))).toBe(dayOf(16))
    expect(dateOfReaching(paused, dayOf(15), dayOf(20))).toBe(dayOf(26))
    expect(dateOfReaching(paused, dayOf(8), dayOf(20))).toBe(dayOf(8))
  })

  test('the pause that lasts is known by its first day', () => {
    expect(pausedSince(clock([3, 5], [9, null]).pauses)).toBe(dayOf(9))
    expect(pausedSince(clock([3, 5]).pauses)).toBeNull()
  })
})
