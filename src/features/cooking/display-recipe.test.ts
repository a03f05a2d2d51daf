import { expect, test } from 'vitest'
import { amountText } from './amount-text'
import { toDisplayRecipe } from './display-recipe'
import type { RecipeContent } from './recipe'

const ingredient = { id: 'i', note: 'warm', link: '/x/', scales: true }
const recipe: RecipeContent = {
  databaseId: 1,
  title: 'Broth',
  servings: 2,
  groups: [
    {
      id: 'g',
      title: null,
      ingredients: [
        { ...ingredient, name: 'Stock', quantity: '1', unit: 'cup' },
        { ...ingredient, name: 'Bay leaf', quantity: '1', unit: null, scales: false },
        { ...ingredient, name: 'Salt', quantity: null, unit: null },
      ],
    },
  ],
  steps: [{ id: 's', title: null, text: 'Heat the oven to 400°F.', timerMin: null, picture: null }],
}
const amounts = (servings: number, system: 'metric' | 'us' | null) =>
  toDisplayRecipe(recipe, { servings, system }).groups[0]?.ingredients.map(amountText)
const text = (system: 'metric' | 'us' | null) => toDisplayRecipe(recipe, { servings: 2, system }).steps[0]?.text

test('at its own servings a recipe is shown as written', () => {
  expect(amounts(2, null)).toEqual(['1 cup', '1', ''])
  expect(text(null)).toBe('Heat the oven to 400°F.')
})

test('amounts scale with the servings, except those that do not scale', () => {
  expect(amounts(5, null)).toEqual(['2 1/2 cups', '1', ''])
  expect(amounts(1, null)).toEqual(['1/2 cup', '1', ''])
})

test('the chosen units apply to amounts and temperatures', () => {
  expect(amounts(2, 'metric')).toEqual(['240 ml', '1', ''])
  expect([text('metric'), text('us')]).toEqual(['Heat the oven to 200°C.', 'Heat the oven to 400°F.'])
})
