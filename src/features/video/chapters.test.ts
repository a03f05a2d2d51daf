import { describe, expect, test } from 'vitest'
import { chapterAt, chapterCues } from './chapters'

const CHAPTERS = [
  { startS: 5, title: 'Arrive' },
  { startS: 60, title: 'Breathe' },
]

describe('chapters of a video', () => {
  test.each([
    [0, -1],
    [5, 0],
    [59.9, 0],
    [60, 1],
    [9_999, 1],
  ])('at %s s it is chapter %s', (positionS, index) => expect(chapterAt(CHAPTERS, positionS)).toBe(index))

  test('each lasts until the next', () => {
    expect(chapterCues(CHAPTERS)).toEqual([
      { startTime: 5, endTime: 60, text: 'Arrive' },
      { startTime: 60, endTime: Number.MAX_SAFE_INTEGER, text: 'Breathe' },
    ])
  })
})
