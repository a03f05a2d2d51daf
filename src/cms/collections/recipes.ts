import type { FieldHook } from 'payload'
import { DIFFICULTIES, RECIPE_SEASONS } from '@/rules/recipe-terms'
import { totalMinutes } from '@/rules/recipes/number-problems'
import { recipeTransfer } from '../recipe-transfer/endpoints'
import { contentType } from './content-type'
import { numberField } from './recipe-fields/entry'
import { ingredientsTab } from './recipe-fields/ingredients'
import { methodTab } from './recipe-fields/method'
import { nutritionTab } from './recipe-fields/nutrition'
import { relatedTab } from './recipe-fields/related'

const addUp: FieldHook = ({ data, value }) => value ?? totalMinutes(data ?? {}) ?? value

/** One dish, in tabs ordered like a cookbook page. Its rules are in src/rules/recipes. */
export const Recipes = contentType({
  slug: 'recipes',
  description: 'A dish with ingredients, method and nutrition. Shown at /recipes/ and on cards everywhere.',
  defaultColumns: ['title', 'image', 'requiredPlan', '_status', 'savedBy', 'updatedAt'],
  endpoints: recipeTransfer,
  beforeListTable: ['@/cms/admin/transfer/ListTransfer.client#ListTransfer'],
  firstTab: 'Dish',
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'difficulty',
          type: 'select',
          defaultValue: 'Easy',
          options: [...DIFFICULTIES],
          admin: { width: '33%' },
        },
        {
          name: 'season',
          type: 'select',
          defaultValue: 'Any',
          options: [...RECIPE_SEASONS],
          admin: { width: '33%' },
        },
        {
          ...numberField('servings', { width: '33%', description: 'The servings that the amounts are for.' }),
          defaultValue: 2,
        },
      ],
    },
    {
      type: 'row',
      fields: [
        numberField('prepTime', { width: '33%' }),
        numberField('cookTime', { width: '33%' }),
        numberField('totalTime', {
          label: 'Total time (minutes)',
          width: '33%',
          description: 'Including resting and cooling. If left empty, the sum of preparation and cooking.',
          hooks: { beforeValidate: [addUp] },
        }),
      ],
    },
  ],
  tabs: [ingredientsTab, methodTab, nutritionTab, relatedTab],
})
