import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatDuration, toIsoDuration } from './durations'

describe('durations: under an hour like "45min", whole hours like "2h", otherwise like "1h 30"', () => {
  test.each([
    ['under an hour', 45, '45min', 'PT45M'],
    ['one minute', 1, '1min', 'PT1M'],
    ['just under an hour', 59, '59min', 'PT59M'],
    ['one hour', 60, '1h', 'PT1H'],
    ['whole hours', 120, '2h', 'PT2H'],
    ['an hour and a half', 90, '1h 30', 'PT1H30M'],
    ['minutes are not padded', 65, '1h 5', 'PT1H5M'],
    ['a numeric string counts', '45', '45min', 'PT45M'],
    ['a numeric string with spaces', ' 90 ', '1h 30', 'PT1H30M'],
    ['rounded to whole minutes first', 59.6, '1h', 'PT1H'],
    ['rounded down', '45.4', '45min', 'PT45M'],
    ['more than a day', 1500, '25h', 'PT25H'],
  ])('%s', (_name, minutes, text, iso) => {
    expect(formatDuration(minutes)).toBe(text)
    expect(toIsoDuration(minutes)).toBe(iso)
  })
})

describe('non-numeric or non-positive shows N/A', () => {
  test.each([
    [0],
    [-1],
    [0.4],
    ['0'],
    ['-30'],
    [''],
    ['  '],
    ['45min'],
    ['soon'],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    ['Infinity'],
    [1e300],
    [null],
    [undefined],
    [true],
    [[45]],
    [{}],
    [45n],
  ])('%s', (minutes) => {
    expect(formatDuration(minutes)).toBe('N/A')
    expect(toIsoDuration(minutes)).toBeNull()
  })
})

test('the shown hours and minutes add up to the given minutes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (minutes) => {
      const [, hours = '0', iso = '0'] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(toIsoDuration(minutes) ?? '') ?? []
      expect(Number(hours) * 60 + Number(iso)).toBe(minutes)
      expect(formatDuration(minutes)).toMatch(/^(?:[1-5]?\dmin|\d+h|\d+h [1-5]?\d)$/)
    }),
  )
})
