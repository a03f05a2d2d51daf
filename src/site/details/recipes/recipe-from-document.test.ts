import { expect, test } from 'vitest'
import { toDisplayRecipe } from '@/features/cooking/display-recipe'
import type { Recipe } from '@/payload-types'
import { recipeFromDocument } from './recipe-from-document'

test('a draft in the preview may lack required fields', () => {
  const draft = {
    id: 1,
    title: 'Broth',
    servings: null,
    ingredientGroups: [{ ingredients: [{ name: null, quantity: '2', unit: 'cup' }] }],
    method: [{ text: null, timer: null }],
  } as unknown as Recipe
  const written = recipeFromDocument(draft, 1, new Map())
  const { groups, steps } = toDisplayRecipe(written, { servings: 2, system: 'metric' })
  expect(groups[0]?.ingredients[0]).toMatchObject({ name: '' })
  expect(steps).toMatchObject([{ text: '' }])
})
