import { describe, expect, test } from 'vitest'
import { stepOfActivity } from './activity'
import { anEnrolment, aPlan, dayOf } from './testing/plans'
import { programmeToday } from './today'

const VIDEO = 71
/** The video is a step of these days: "w1d2a". */
function planWith(...ids: string[]) {
  const plan = aPlan()
  const weeks = plan.weeks.map((week) => ({
    ...week,
    days: week.days.map(({ steps }) => ({
      steps: steps.map((step) => ({ ...step, databaseId: ids.includes(step.id) ? VIDEO : null })),
    })),
  }))
  return { ...plan, weeks }
}

const chosen = (ids: string[], doneOn: [string, string][] = [], number = 9) => {
  const done = new Set(doneOn.map(([id]) => id))
  const state = programmeToday(anEnrolment({ done }), planWith(...ids), dayOf(number))
  return stepOfActivity(state, VIDEO, new Map(doneOn), dayOf(number))?.id ?? null
}

describe('what is done elsewhere on the site', () => {
  test.each([
    ['does the step of the day that is due', ['w1d2a', 'w2d2a', 'w2d4a'], 'w2d2a'],
    ['else the last missed one', ['w1d2a', 'w1d4a', 'w2d4a'], 'w1d4a'],
    ['else the next open one', ['w2d4a', 'w2d5a'], 'w2d4a'],
    ['nothing in a week that is closed', ['w3d1a'], null],
    ['nothing without a step that names it', [], null],
  ])('%s', (_, ids, step) => {
    expect(chosen(ids)).toBe(step)
  })

  test('does one step of an item a day', () => {
    const ids = ['w1d2a', 'w2d2a']
    expect(chosen(ids, [['w2d2a', dayOf(9)]])).toBeNull()
    expect(chosen(ids, [['w2d2a', dayOf(8)]])).toBe('w1d2a')
    expect(
      chosen(ids, [
        ['w2d2a', dayOf(8)],
        ['w1d2a', dayOf(2)],
      ]),
    ).toBeNull()
  })
})
