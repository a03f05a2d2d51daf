import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toNumber } from './amount'
import { parseQuantity } from './quantity'
import { scaleAmount, scaleText } from './scale'

describe('an ingredient for other servings', () => {
  test.each([
    ['1', 'cup', 2, 4, '2', 'cups'],
    ['2', 'cup', 4, 2, '1', 'cup'],
    ['1', 'cup', 2, 3, '1 1/2', 'cups'],
    ['1/2', 'cup', 2, 2, '1/2', 'cup'],
    ['1/3', 'cup', 1, 3, '1', 'cup'],
    ['1/3', 'cup', 1, 2, '2/3', 'cup'],
    ['1', 'cup', 3, 1, '1/3', 'cup'],
    ['1', 'teaspoon', 8, 1, '0.13', 'teaspoon'],
    ['200', 'g', 4, 6, '300', 'g'],
    ['2-3', 'clove', 2, 4, '4-6', 'cloves'],
    ['1-2', 'clove', 4, 2, '1/2-1', 'clove'],
    ['½', 'bunch', 2, 6, '1 1/2', 'bunches'],
    ['1 1/4', 'lb', 4, 8, '2 1/2', 'lbs'],
    ['9', 'oz', 4, 8, '18', 'oz'],
    ['2', 'cups', 2, 1, '1', 'cup'],
    ['2', 'Cup', 2, 2, '2', 'Cups'],
    ['2', 'tbsp', 2, 4, '4', 'tbsp'],
    ['3', '', 2, 4, '6', ''],
    ['a pinch', '', 2, 4, 'a pinch', ''],
    ['', '', 2, 4, '', ''],
    ['2 (each 9 oz)', 'fillet', 2, 4, '4 (each 9 oz)', 'fillets'],
    ['70%', '', 2, 4, '70%', ''],
    ['2 x 400', 'g', 2, 4, '4 x 400', 'g'],
    ['about 2', 'can', 2, 4, 'about 4', 'cans'],
  ])('%s %s, for %i made for %i, is %s %s', (quantity, unit, from, to, scaled, word) => {
    expect(scaleAmount({ quantity, unit }, { from, to })).toEqual({ quantity: scaled, unit: word })
  })

  test.each([
    ['cup', 'cups'],
    ['can', 'cans'],
    ['bunch', 'bunches'],
    ['oz', 'oz'],
    ['lb', 'lbs'],
    ['clove', 'cloves'],
    ['teaspoon', 'teaspoons'],
    ['tablespoon', 'tablespoons'],
    ['fillet', 'fillets'],
    ['breast', 'breasts'],
    ['leg', 'legs'],
    ['poussin', 'poussins'],
    ['liter', 'liters'],
  ])('known units are pluralized: one %s, two %s', (unit, many) => {
    expect(scaleAmount({ quantity: '1', unit }, { from: 1, to: 2 })).toEqual({ quantity: '2', unit: many })
    expect(scaleAmount({ quantity: '2', unit: many }, { from: 2, to: 1 })).toEqual({ quantity: '1', unit })
  })

  test('an amount that does not scale stays, with its unit in singular or plural', () => {
    const amount = { quantity: '2', unit: 'teaspoon', scales: false }
    expect(scaleAmount(amount, { from: 2, to: 12 })).toEqual({ quantity: '2', unit: 'teaspoons' })
  })

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('%s servings change nothing', (to) => {
    expect(scaleAmount({ quantity: '1/2', unit: 'cup' }, { from: 2, to })).toEqual({ quantity: '1/2', unit: 'cup' })
  })
})

describe('in a text for other servings, percentages, "(each...)" notes and links are left unchanged', () => {
  test.each([
    ['1 cup rice', '2 cups rice'],
    ['2 cups rice, 1 tablespoon oil', '4 cups rice, 2 tablespoons oil'],
    ['1/2 cup rice', '1 cup rice'],
    ['200g rice (each 50 g), 70% cocoa', '400g rice (each 50 g), 70% cocoa'],
    ['1 canteen', '2 canteen'],
    ['<a href="/1">1 cup</a> and 1', '<a href="/1">1 cup</a> and 2'],
    ['a pinch of salt', 'a pinch of salt'],
    ['', ''],
  ])('%j doubled is %j', (text, doubled) => {
    expect(scaleText(text, { from: 3, to: 6 })).toBe(doubled)
  })
})

const servings = fc.integer({ min: 1, max: 100 })
const quantities = fc.oneof(
  fc.integer({ min: 1, max: 9_999 }).map(String),
  fc.constantFrom('1/4', '1/3', '1/2', '2/3', '3/4', '1 1/2', '½', '1⅓', '2-3', '1/2-1', '0.25', '12.5'),
)

describe('for any servings', () => {
  test.each(['1.5 cups', '0.33', '1½', '2 - 3', '.5', '1,000 g', '0.125'])(
    '%j for the original servings is unchanged',
    (text) => {
      expect(scaleText(text, { from: 4, to: 4 })).toBe(text)
    },
  )

  test('scaling back gives the original text', () => {
    fc.assert(
      fc.property(fc.string(), servings, (text, from) => {
        expect(scaleText(text, { from, to: from })).toBe(text)
      }),
    )
  })

  test('scaling by k and back gives the same amount within two decimals', () => {
    fc.assert(
      fc.property(quantities, servings, servings, (text, from, to) => {
        const there = scaleText(text, { from, to })
        const back = parseQuantity(scaleText(there, { from: to, to: from }))
        const original = parseQuantity(text)
        const lost = 0.016 * (1 + from / to)
        for (const end of ['low', 'high'] as const) {
          const [was, is] = [original, back].map((quantity) => (quantity ? toNumber(quantity[end]) : Number.NaN))
          expect(Math.abs((was ?? 0) - (is ?? 0))).toBeLessThanOrEqual(lost)
        }
      }),
    )
  })

  test('more servings never need less', () => {
    fc.assert(
      fc.property(quantities, servings, servings, servings, (text, from, one, other) => {
        const [few, many] = [one, other].sort((a, b) => a - b)
        const high = (to = 1) =>
          toNumber(parseQuantity(scaleText(text, { from, to }))?.high ?? { numerator: -1, denominator: 1 })
        // The original text may be finer than two decimals.
        expect(high(many)).toBeGreaterThanOrEqual(high(few) - 0.016)
      }),
    )
  })

  test('any text scales to a text without NaN, and never to an empty one', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ minLength: 1 }), quantities), servings, servings, (text, from, to) => {
        const scaled = scaleText(text, { from, to })
        expect(scaled.replace(text, '')).not.toMatch(/NaN|Infinity|undefined/)
        expect(scaled).not.toBe('')
      }),
    )
  })
})
