import { describe, expect, test } from 'vitest'
import { readingMinutes } from './reading-time'

describe('reading time', () => {
  test.each([
    [1, 1],
    [220, 1],
    [660, 3],
    [780, 4],
  ])('%s words take %s min', (words, minutes) => {
    expect(readingMinutes('word '.repeat(words))).toBe(minutes)
  })

  test('is unknown without a text', () => {
    expect(readingMinutes(' \n ')).toBeNull()
  })
})
