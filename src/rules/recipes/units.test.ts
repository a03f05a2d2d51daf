import { expect, test } from 'vitest'
import { inNumber, measureOf, unitNamed } from './units'

test.each([
  ['cup', 'cup'],
  ['Cups', 'cup'],
  ['tbsp.', 'tablespoon'],
  ['TSP', 'teaspoon'],
  ['ounces', 'oz'],
  ['lbs', 'lb'],
  ['l', 'liter'],
  ['fl. oz', 'fl oz'],
  ['fl  oz', 'fl oz'],
  ['tins', 'can'],
])('%j means %j', (written, name) => {
  expect(unitNamed(written)).toBe(name)
})

test.each(['', 'onion', 'constructor', '__proto__', 'cupboard'])('%j is no unit', (written) => {
  expect(unitNamed(written)).toBeNull()
})

test('DESIGN 7: plural above one, and not for one or less', () => {
  expect([0.5, 1, 1.01, 2].map((amount) => inNumber('cup', amount))).toEqual(['cup', 'cup', 'cups', 'cups'])
})

test('a unit that nobody knows, or that is written short, stays', () => {
  expect(['sachet', 'tbsp', 'l', ''].map((unit) => inNumber(unit, 3))).toEqual(['sachet', 'tbsp', 'l', ''])
})

test('a cup is sixteen tablespoons, a pound sixteen ounces; a clove measures nothing', () => {
  const size = (name: 'cup' | 'tablespoon' | 'lb' | 'oz') => measureOf(name)?.size ?? 0
  expect(size('cup') / size('tablespoon')).toBe(16)
  expect(size('lb') / size('oz')).toBe(16)
  expect(measureOf('clove')).toBeNull()
})
