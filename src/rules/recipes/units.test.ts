import { expect, test } from 'vitest'
import { parseUnit, pluralizeUnit, unitMeasure } from './units'

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
  expect(parseUnit(written)).toBe(name)
})

test.each(['', 'onion', 'constructor', '__proto__', 'cupboard'])('%j is not a unit', (written) => {
  expect(parseUnit(written)).toBeNull()
})

test('plural above one, and not for one or less', () => {
  expect([0.5, 1, 1.01, 2].map((amount) => pluralizeUnit('cup', amount))).toEqual(['cup', 'cup', 'cups', 'cups'])
})

test('an unknown or abbreviated unit stays the same', () => {
  expect(['sachet', 'tbsp', 'l', ''].map((unit) => pluralizeUnit(unit, 3))).toEqual(['sachet', 'tbsp', 'l', ''])
})

test('a cup is sixteen tablespoons, a pound sixteen ounces; a clove has no size', () => {
  const size = (name: 'cup' | 'tablespoon' | 'lb' | 'oz') => unitMeasure(name)?.size ?? 0
  expect(size('cup') / size('tablespoon')).toBe(16)
  expect(size('lb') / size('oz')).toBe(16)
  expect(unitMeasure('clove')).toBeNull()
})
