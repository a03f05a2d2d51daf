import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foodLayout, parseFoods } from './food-list'

const foods = (count: number) => Array.from({ length: count }, (_, index) => `Food ${index + 1}`)
/** The number of foods in each chunk of each row. */
const shape = (count: number) => foodLayout(foods(count)).rows.map((row) => row.map((chunk) => chunk.length))

describe('the layout of a food list', () => {
  test.each([
    [0, []],
    [1, [[1]]],
    [11, [[11]]],
    [12, [[12]]],
    [13, [[11, 2]]],
    [22, [[11, 11]]],
    [44, [[11, 11, 11, 11]]],
    [45, [[11, 11, 11, 11], [1]]],
    [
      100,
      [
        [11, 11, 11, 11],
        [11, 11, 11, 11],
        [11, 1],
      ],
    ],
  ])('%i foods are laid out as %j', (count, rows) => {
    expect(shape(count)).toEqual(rows)
  })

  test('is a grid from 13 foods on', () => {
    expect(foodLayout(foods(12)).grid).toBe(false)
    expect(foodLayout(foods(13)).grid).toBe(true)
  })

  test('keeps every food once and in order; no chunk or row is empty or too long', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 300 }), (list) => {
        const { grid, rows } = foodLayout(list)
        expect(rows.flat(2)).toEqual(list)
        expect(grid).toBe(list.length > 12)
        for (const row of rows) {
          expect(row.length).toBeGreaterThan(0)
          expect(row.length).toBeLessThanOrEqual(4)
          for (const chunk of row) {
            expect(chunk.length).toBeGreaterThan(0)
            expect(chunk.length).toBeLessThanOrEqual(grid ? 11 : 12)
          }
        }
        // Only the last chunk, and only the last row, may be short.
        expect(
          rows
            .flat()
            .slice(0, -1)
            .every(({ length }) => length === 11),
        ).toBe(true)
        expect(rows.slice(0, -1).every(({ length }) => length === 4)).toBe(true)
      }),
    )
  })
})

describe('foods as line-separated text', () => {
  test('each line is a food; surrounding spaces and empty lines are dropped', () => {
    expect(parseFoods('  Leeks \n\nKale\r\n \t\nSwiss chard*\rPeas')).toEqual(['Leeks', 'Kale', 'Swiss chard*', 'Peas'])
    expect(parseFoods('')).toEqual([])
  })

  test('lines are returned as written', () => {
    const line = fc.stringMatching(/^[A-Za-z*(),é]+( [a-z*]+)?$/)
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        expect(parseFoods(lines.join('\n'))).toEqual(lines)
      }),
    )
  })
})
