import { expect, test } from 'vitest'
import { aCard, NO_RECIPE } from '@/cards/example-card'
import { quickMeals } from './quick-meals'

const recipe = (id: number, totalTime: number, nutritionProtein: number | null, isRestrictedForMember = false) =>
  aCard(id, { isRestrictedForMember, recipes: { ...NO_RECIPE, totalTime, nutritionProtein } })

test('the three quickest open meals, the quickest first', () => {
  const cards = [
    recipe(1, 40, 24),
    recipe(2, 10, 28),
    recipe(3, 25, 30),
    recipe(4, 5, 19),
    recipe(5, 8, 30, true),
    recipe(6, 0, 30),
    recipe(7, 5, null),
    recipe(8, 15, 20),
  ]
  expect(quickMeals(cards).map(({ databaseId }) => databaseId)).toEqual([2, 8, 3])
})
