import { expect, test } from 'vitest'
import { shownRecipe } from '@/features/cooking/shown-recipe'
import type { Recipe } from '@/payload-types'
import { writtenRecipe } from './written-recipe'

test('issue 6: a draft in the preview may lack what publishing asks for', () => {
  const draft = {
    id: 1,
    title: 'Broth',
    servings: null,
    ingredientGroups: [{ ingredients: [{ name: null, quantity: '2', unit: 'cup' }] }],
    method: [{ text: null, timer: null }],
  } as unknown as Recipe
  const written = writtenRecipe(draft, 1, new Map())
  const { groups, steps } = shownRecipe(written, { servings: 2, system: 'metric' })
  expect(groups[0]?.ingredients[0]).toMatchObject({ name: '' })
  expect(steps).toMatchObject([{ text: '' }])
})
