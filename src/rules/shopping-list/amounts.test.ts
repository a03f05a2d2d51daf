import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addAmounts } from './amounts'

/** Quantity and unit of an entry from "200 g". */
const written = (text: string) => {
  const [, quantity = '', unit = ''] = /^([\d\s/.½-]*\d|[½]|)\s*(.*)$/.exec(text) ?? []
  return { quantity, unit }
}

describe('amounts of equal ingredients are added up in compatible units', () => {
  test.each([
    [['200 g', '300 g'], ['500 g']],
    [['200 g', '1 kg'], ['1.2 kg']],
    [['600 g', '600 g'], ['1.2 kg']],
    [['200 g', '1/2 kg'], ['700 g']],
    [['1/2 kg', '1/4 kg'], ['3/4 kg']],
    [['500 ml', '1 liter'], ['1 1/2 liters']],
    [['1 teaspoon', '1 tablespoon'], ['1 1/3 tablespoons']],
    [['1 tsp', '2 tsp'], ['3 teaspoons']],
    [['2 tablespoons', '2 tablespoons'], ['4 tablespoons']],
    [['1 cup', '4 tablespoons'], ['1 1/4 cups']],
    [
      ['1 cup', '1 teaspoon', '1 cup'],
      ['2 cups', '1 teaspoon'],
    ],
    [['8 oz', '1/2 lb'], ['1 lb']],
    [['1/3 cup', '1/3 cup', '1/3 cup'], ['1 cup']],
    [['2', '3'], ['5']],
    [['1/2', '1/2'], ['1']],
    [['2-3', '1'], ['3-4']],
    [['1-2 cloves', '1-2 cloves'], ['2-4 cloves']],
    [['1 can', '1 tin'], ['2 cans']],
    [['1 sachet', '2 sachet'], ['3 sachet']],
  ])('%j: %j', (amounts, sum) => {
    expect(addAmounts(amounts.map(written))).toEqual(sum)
  })

  test.each([
    [
      ['200 g', '100 ml'],
      ['200 g', '100 ml'],
    ],
    [
      ['200 g', '7 oz'],
      ['200 g', '7 oz'],
    ],
    [
      ['250 ml', '1 cup'],
      ['250 ml', '1 cup'],
    ],
    [
      ['2', '1 can', '200 g'],
      ['2', '1 can', '200 g'],
    ],
    [
      ['1 clove', '1'],
      ['1 clove', '1'],
    ],
  ])('incompatible amounts are listed separately: %j', (amounts, sum) => {
    expect(addAmounts(amounts.map(written))).toEqual(sum)
  })

  test('text amounts are listed once; missing amounts not at all', () => {
    const pinch = { quantity: 'a pinch', unit: '' }
    expect(addAmounts([pinch, { quantity: '1', unit: 'teaspoon' }, pinch])).toEqual(['1 teaspoon', 'a pinch'])
    expect(addAmounts([{ quantity: '', unit: '' }])).toEqual([])
    expect(addAmounts([])).toEqual([])
  })

  /** Together exactly between two hundredths of a kilogram. */
  const HALFWAY = [
    { quantity: '2-3', unit: 'kg' },
    { quantity: '1/3', unit: 'kg' },
    { quantity: '0.25', unit: 'g' },
    { quantity: '1 1/2', unit: 'kg' },
    { quantity: '1', unit: 'g' },
  ]

  test('the sum is the same in any order', () => {
    const amount = fc.record({
      quantity: fc.constantFrom('1', '1/3', '200', '2-3', '1 1/2', '0.25'),
      unit: fc.constantFrom('g', 'kg', 'teaspoon', 'cup', '', 'can'),
    })
    fc.assert(
      fc.property(fc.array(amount), (amounts) => {
        expect(addAmounts([...amounts].reverse()).sort()).toEqual(addAmounts(amounts).sort())
        expect(addAmounts(amounts).join()).not.toMatch(/NaN|undefined|Infinity/)
      }),
      { examples: [[[...HALFWAY]]] },
    )
  })
})
