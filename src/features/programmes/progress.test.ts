import { describe, expect, test } from 'vitest'
import { aProgress, aStep, aWeek } from './example-progress'
import { dateOf, daysOf, doneCount, openBefore, stepsOn, weekAfter, weekOfStep, withStep } from './progress'

const TODAY = '2026-11-23'
const NONE: ReadonlySet<string> = new Set()
const titles = (days: ReturnType<typeof openBefore>) =>
  days.map(({ day, steps }) => [day, ...steps.map(({ title }) => title)])

describe('a member’s progress', () => {
  test('the steps of a day; none in a closed week', () => {
    expect(stepsOn(aProgress(), 9).map(({ title }) => title)).toEqual(['Apple bircher', 'Walk around the block'])
    expect(stepsOn(aProgress(), 15)).toEqual([])
  })

  test('what is open of earlier days, and what was just done there', () => {
    expect(titles(openBefore(aProgress(), 9, NONE))).toEqual([[8, 'Set the table']])
    const done = withStep(aProgress(), 'set-the-table', true)
    expect(openBefore(done, 9, NONE)).toEqual([])
    expect(titles(openBefore(done, 9, new Set(['set-the-table'])))).toEqual([[8, 'Set the table']])
  })

  test('a step that is done counts, and completes its week', () => {
    const progress = aProgress({ weeks: [aWeek(1, [{ day: 1, steps: [aStep('One'), aStep('Two', { done: true })] }])] })
    const done = withStep(progress, 'one', true)
    expect([doneCount(progress), doneCount(done)]).toEqual([1, 2])
    expect([progress.weeks[0]?.done, done.weeks[0]?.done]).toEqual([false, true])
    expect(stepsOn(done, 1)[0]).toMatchObject({ done: true, how: 'hand' })
    expect(withStep(done, 'one', false)).toEqual(progress)
  })

  test('the week of a step, and the week after one', () => {
    expect(weekOfStep(aProgress(), 'pea-soup')?.week).toBe(2)
    expect(weekOfStep(aProgress(), 'gone')).toBeUndefined()
    expect(weekAfter(aProgress(), 2)?.week).toBe(3)
    expect(weekAfter(aProgress(), 3)).toBeUndefined()
  })
})

describe('the date of a day', () => {
  const dates = (progress: ReturnType<typeof aProgress>, index: number) => {
    const week = progress.weeks[index] ?? aWeek(1, null)
    return daysOf(week).map(({ day }) => dateOf(progress, week, day, TODAY))
  }

  test('follows from today in the week that is due; earlier ones have none, since pauses may lie between', () => {
    expect(dates(aProgress(), 1)).toEqual([null, '2026-11-23', '2026-11-24'])
    expect(dates(aProgress(), 0)).toEqual([null])
  })

  test('follows from the opening in a week to come that is open', () => {
    const days = [15, 16].map((day) => ({ day, steps: [] }))
    const weeks = [...aProgress().weeks.slice(0, 2), aWeek(3, days, { opensOn: '2026-11-30' })]
    expect(dates(aProgress({ weeks }), 2)).toEqual(['2026-11-30', '2026-12-01'])
  })

  test('is not known while paused, nor at one’s own pace beyond the week', () => {
    const enrolment = { startedOn: '2026-11-15', round: 1, mode: 'calendar' as const, pausedOn: '2026-11-20' }
    expect(dates(aProgress({ enrolment }), 1)).toEqual([null, null, null])
    const weeks = [...aProgress().weeks.slice(0, 2), aWeek(3, [{ day: 15, steps: [] }], { opensOn: '2026-11-30' })]
    expect(dates(aProgress({ enrolment: { ...enrolment, mode: 'pace', pausedOn: null }, weeks }), 2)).toEqual([null])
  })
})
