import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAmount, toNumber } from './amount'
import { convertQuantity, type UnitSystem } from './convert'
import { parseQuantity } from './quantity'
import { type UnitName, unitMeasure } from './units'

function convertedText(text: string, unit: UnitName, system: UnitSystem): string | null {
  const quantity = parseQuantity(text)
  const result = quantity && convertQuantity(quantity, unit, system)
  if (!result) return null
  const ends = new Set([result.quantity.low, result.quantity.high].map(formatAmount))
  return `${[...ends].join('-')} ${result.unit}`
}

describe('a recipe in metric units', () => {
  test.each([
    ['1', 'oz', '30 g'],
    ['4', 'oz', '115 g'],
    ['9', 'oz', '255 g'],
    ['1/2', 'lb', '225 g'],
    ['1', 'lb', '455 g'],
    ['2', 'lb', '910 g'],
    ['3', 'lb', '1.35 kg'],
    ['1/4', 'cup', '60 ml'],
    ['1/3', 'cup', '80 ml'],
    ['1/2', 'cup', '120 ml'],
    ['1 1/2', 'cup', '360 ml'],
    ['5', 'cup', '1.2 liter'],
    ['8', 'fl oz', '240 ml'],
    ['2-3', 'cup', '480-720 ml'],
    ['4-5', 'cup', '0.95-1.2 liter'],
  ] as const)('%s %s is %s', (quantity, unit, metric) => {
    expect(convertedText(quantity, unit, 'metric')).toBe(metric)
  })
})

describe('a recipe in US units', () => {
  test.each([
    ['5', 'g', '1/4 oz'],
    ['30', 'g', '1 oz'],
    ['100', 'g', '3 1/2 oz'],
    ['200', 'g', '7 oz'],
    ['250', 'g', '9 oz'],
    ['454', 'g', '1 lb'],
    ['500', 'g', '17 1/2 oz'],
    ['1', 'kg', '2 1/4 lb'],
    ['5', 'ml', '1 teaspoon'],
    ['15', 'ml', '1 tablespoon'],
    ['30', 'ml', '2 tablespoon'],
    ['60', 'ml', '1/4 cup'],
    ['80', 'ml', '1/3 cup'],
    ['100', 'ml', '6 1/2 tablespoon'],
    ['150', 'ml', '5 fl oz'],
    ['250', 'ml', '1 cup'],
    ['400', 'ml', '1 2/3 cup'],
    ['1', 'liter', '4 1/4 cup'],
  ] as const)('%s %s is %s', (quantity, unit, us) => {
    expect(convertedText(quantity, unit, 'us')).toBe(us)
  })
})

test.each([
  ['2', 'clove', 'metric'],
  ['2', 'can', 'us'],
  ['1', 'teaspoon', 'metric'],
  ['2', 'tablespoon', 'metric'],
  ['200', 'g', 'metric'],
  ['1', 'cup', 'us'],
] as const)('%s %s stays as it is in %s', (quantity, unit, system) => {
  expect(convertedText(quantity, unit, system)).toBeNull()
})

describe('for any amount', () => {
  const units = fc.constantFrom<[UnitName, UnitSystem]>(
    ['oz', 'metric'],
    ['lb', 'metric'],
    ['cup', 'metric'],
    ['fl oz', 'metric'],
    ['g', 'us'],
    ['kg', 'us'],
    ['ml', 'us'],
    ['liter', 'us'],
  )
  const hundredths = fc.integer({ min: 1, max: 400_000 })
  const one = (value: number) => ({
    low: { numerator: value, denominator: 100 },
    high: { numerator: value, denominator: 100 },
  })
  const sizeOf = (unit: UnitName) => unitMeasure(unit)?.size ?? Number.NaN
  const measured = (value: number, unit: UnitName, system: UnitSystem) => {
    const result = convertQuantity(one(value), unit, system)
    return result ? toNumber(result.quantity.high) * sizeOf(result.unit) : Number.NaN
  }

  test('the converted amount is close to the original', () => {
    fc.assert(
      fc.property(units, hundredths, ([unit, system], value) => {
        const asked = (value / 100) * sizeOf(unit)
        // Amounts below a spoon or a quarter of an ounce are rounded up to it.
        const allowed = Math.max(asked * 0.13, 7.1)
        expect(Math.abs(measured(value, unit, system) - asked)).toBeLessThanOrEqual(allowed)
      }),
    )
  })

  test('a larger amount never converts to a smaller one', () => {
    fc.assert(
      fc.property(units, hundredths, hundredths, ([unit, system], a, b) => {
        const [less, more] = a < b ? [a, b] : [b, a]
        expect(measured(more, unit, system)).toBeGreaterThanOrEqual(measured(less, unit, system) - 1e-9)
      }),
      { numRuns: 2_000 },
    )
  })

  test('a range keeps its order, in one unit', () => {
    fc.assert(
      fc.property(units, hundredths, hundredths, ([unit, system], a, b) => {
        const [low, high] = (a < b ? [a, b] : [b, a]).map((numerator) => ({ numerator, denominator: 100 }))
        const result = low && high && convertQuantity({ low, high }, unit, system)
        const ends = result ? [toNumber(result.quantity.low), toNumber(result.quantity.high)] : []
        expect(ends).toEqual([...ends].sort((x, y) => x - y))
        expect(ends).toHaveLength(2)
      }),
    )
  })
})
