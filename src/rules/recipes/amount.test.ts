import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAmount, parseAmount, toNumber } from './amount'

describe('amounts as cooks write them', () => {
  test.each([
    ['200', 200],
    ['1/2', 0.5],
    ['1 1/2', 1.5],
    ['1-1/2', 1.5],
    ['½', 0.5],
    ['1½', 1.5],
    ['2 ¾', 2.75],
    ['1⁄4', 0.25],
    ['1.5', 1.5],
    ['.5', 0.5],
    ['1,5', 1.5],
    ['1,000', 1000],
    [' 3 ', 3],
    ['0', 0],
  ])('%j', (text, value) => {
    expect(toNumber(parseAmount(text) ?? { numerator: -1, denominator: 1 })).toBe(value)
  })

  test('a third is exact', () => {
    expect(parseAmount('1/3')).toEqual({ numerator: 1, denominator: 3 })
    expect(parseAmount('⅔')).toEqual({ numerator: 2, denominator: 3 })
  })

  test.each(['', 'a pinch', '1/0', '-1', 'B12', '1/2/3', '1e9', 'NaN', 'Infinity', '1..2', '/2', '½½'])(
    '%j is not an amount',
    (text) => {
      expect(parseAmount(text)).toBeNull()
    },
  )
})

describe('quantities are rounded to 2 decimals; 1/4, 1/2, 3/4, 1/3, 2/3 are shown as fractions', () => {
  test.each([
    [1, 4, '1/4'],
    [1, 3, '1/3'],
    [1, 2, '1/2'],
    [2, 3, '2/3'],
    [3, 4, '3/4'],
    [3, 2, '1 1/2'],
    [8, 3, '2 2/3'],
    [1, 8, '0.13'],
    [5, 8, '0.63'],
    [9, 8, '1.13'],
    [200, 1, '200'],
    [1, 1, '1'],
    [0, 1, '0'],
    [24, 100, '1/4'],
    [26, 100, '1/4'],
    [23, 100, '0.23'],
    [27, 100, '0.27'],
    [34, 100, '1/3'],
    [35, 100, '0.35'],
    [199, 200, '1'],
    [1, 1000, '0.01'],
  ])('%i over %i is %j', (numerator, denominator, text) => {
    expect(formatAmount({ numerator, denominator })).toBe(text)
  })

  test('is never empty, never NaN, and within 0.02 of the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 1, max: 999 }), (numerator, denominator) => {
        const text = formatAmount({ numerator, denominator })
        const read = parseAmount(text)
        expect(text).toMatch(/^(\d+(\.\d{1,2})?|(\d+ )?[1-3]\/[2-4])$/)
        expect(
          Math.abs(toNumber(read ?? { numerator: -9, denominator: 1 }) - numerator / denominator),
        ).toBeLessThanOrEqual(0.0151)
      }),
    )
  })
})
