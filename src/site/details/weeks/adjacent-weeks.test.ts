import { describe, expect, test } from 'vitest'
import { adjacentWeeks, type Week } from './adjacent-weeks'

const week = (databaseId: number, weekLabel: string | null, season = 'Fall'): Week => ({
  ...{ databaseId, season, weekLabel },
  title: `Title ${databaseId}`,
  uri: `/reboot-revive/${databaseId}/`,
})

const weeks = [week(1, 'Week 10'), week(2, 'Week 2'), week(3, null), week(4, 'Week 1'), week(5, 'Week 3', 'Winter')]

const ids = (databaseId: number) => {
  const { next, previous } = adjacentWeeks(weeks, databaseId)
  return [previous?.databaseId ?? null, next?.databaseId ?? null]
}

describe('the previous and next week of a season', () => {
  test.each([
    ['the first', 4, [null, 2]],
    ['by number, not by letter', 2, [4, 1]],
    ['before those without a label', 1, [2, 3]],
    ['the last', 3, [1, null]],
    ['alone in its season', 5, [null, null]],
    ['one that is not published', 6, [null, null]],
  ])('%s', (_, databaseId, expected) => {
    expect(ids(databaseId)).toEqual(expected)
  })
})
