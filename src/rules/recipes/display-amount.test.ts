import { expect, test } from 'vitest'
import { displayAmount } from './display-amount'

test.each([
  ['1', 'cup', 2, 4, null, '2 cups'],
  ['1', 'cup', 2, 4, 'us', '2 cups'],
  ['1', 'cup', 2, 4, 'metric', '480 ml'],
  ['2-3', 'lb', 2, 2, 'metric', '0.9-1.35 kg'],
  ['500', 'ml', 4, 2, 'us', '1 cup'],
  ['1', 'liter', 4, 8, 'us', '8 1/3 cups'],
  ['2', 'clove', 2, 4, 'metric', '4 cloves'],
  ['a pinch', '', 2, 4, 'metric', 'a pinch '],
  [null, null, 2, 4, 'metric', ' '],
] as const)('%s %s, for %i made for %i, in %s measures: %s', (quantity, unit, from, to, system, shown) => {
  const amount = displayAmount({ quantity, unit }, { from, to }, system)
  expect(`${amount.quantity} ${amount.unit}`).toBe(shown)
})

test('an amount that does not scale is converted', () => {
  const amount = displayAmount({ quantity: '1', unit: 'cup', scales: false }, { from: 2, to: 4 }, 'metric')
  expect(amount).toEqual({ quantity: '240', unit: 'ml' })
})
