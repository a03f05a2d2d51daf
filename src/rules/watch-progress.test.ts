import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isUnfinished, reachesHalf, resumePosition } from './watch-progress'

describe('watched once playback progress reaches 50 percent', () => {
  test.each([
    [49.99, 100, false],
    [50, 100, true],
    [100, 100, true],
    [0, 0, false],
    [10, 0, false],
    [10, Number.NaN, false],
    [Number.NaN, 100, false],
    [10, Number.POSITIVE_INFINITY, false],
    [-1, -2, false],
  ])('%s of %s s: %s', (position, duration, reached) => expect(reachesHalf(position, duration)).toBe(reached))

  test('is exactly half of any duration', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 1e5, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), (d, at) => {
        expect(reachesHalf(at * d, d)).toBe((at * d) / d >= 0.5)
      }),
    )
  })
})

describe('a video that was started and not finished', () => {
  test.each([
    [9.9, 100, false],
    [10, 100, true],
    [94.9, 100, true],
    [95, 100, false],
    [100, 100, false],
    [30, null, false],
    [30, 0, false],
    [30, Number.NaN, false],
    [30, Number.POSITIVE_INFINITY, false],
    [Number.NaN, 100, false],
  ])('%s of %s s: %s', (position, duration, unfinished) => expect(isUnfinished(position, duration)).toBe(unfinished))

  test('resumes at its position; any other video starts at 0', () => {
    expect([
      resumePosition(42, 100),
      resumePosition(3, 100),
      resumePosition(99, 100),
      resumePosition(null, null),
      resumePosition(42, null),
    ]).toEqual([42, 0, 0, 0, 0])
  })
})
