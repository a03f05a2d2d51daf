import type { Block } from 'payload'
import { keepGoingFields } from '@/cms/fields/keep-going'

/** Recipes to go on cooking after the programme. */
export const keepGoingRecipesBlock: Block = {
  slug: 'keepGoingRecipes',
  interfaceName: 'KeepGoingRecipesBlock',
  labels: { singular: 'Keep going: recipes', plural: 'Keep going: recipes' },
  fields: keepGoingFields('recipes', 'recipes'),
}
