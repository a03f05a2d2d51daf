import { expect, test } from 'vitest'
import type { Recipe } from '@/payload-types'
import { nutrientsOf, nutrientText } from './nutrition'

test('a missing nutrient is left out, one of 0 is not', () => {
  const recipe = { nutritionKcal: 480, nutritionProtein: 24, nutritionSugars: 0, nutritionFat: null } as Recipe
  expect(nutrientsOf(recipe)).toEqual([
    { name: 'Energy', amount: 480, unit: 'kcal' },
    { name: 'Protein', amount: 24, unit: 'g' },
    { name: 'Sugars', amount: 0, unit: 'g' },
  ])
})

test.each([
  [{ name: 'Energy', amount: 480, unit: 'kcal' }, 1, '480 kcal'],
  [{ name: 'Energy', amount: 480, unit: 'kcal' }, 3, '1,440 kcal'],
  [{ name: 'Salt', amount: 0.1, unit: 'g' }, 3, '0.3 g'],
  [{ name: 'Fat', amount: 2.5, unit: 'g' }, 2, '5 g'],
] as const)('%o for %i: %s', (nutrient, servings, text) => {
  expect(nutrientText(nutrient, servings)).toBe(text)
})
