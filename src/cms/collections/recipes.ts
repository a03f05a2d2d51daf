import type { Field } from 'payload'
import { ALLERGENS, DIETS, DIFFICULTIES, RECIPE_SEASONS } from '@/rules/recipe-terms'
import { contentType } from './content-type'

const minutes = (name: string, label: string): Field => ({ name, type: 'number', label, min: 0, max: 10_000 })
const grams = (name: string, label: string): Field => ({ name, type: 'number', label, min: 0, max: 1_000 })

/** Sorting in lists needs these four: required to publish, optional in a draft. SPEC 2.5. */
const sortable = (name: string, label: string, max: number): Field => ({
  name,
  type: 'number',
  label,
  required: true,
  min: 0,
  max,
})

export const Recipes = contentType({
  slug: 'recipes',
  description: 'A dish with ingredients, method and nutrition. Shown at /recipes/ and on cards everywhere.',
  defaultColumns: ['title', 'totalTime', 'requiredPlan', '_status', 'publishedAt'],
  open: [
    'difficulty',
    'prepTime',
    'cookTime',
    'totalTime',
    'servings',
    'season',
    'allergens',
    'diets',
    'nutritionKcal',
    'nutritionProtein',
    'nutritionSugars',
  ],
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'difficulty', type: 'select', defaultValue: 'Easy', options: [...DIFFICULTIES] },
        { name: 'season', type: 'select', defaultValue: 'Any', options: [...RECIPE_SEASONS] },
        { name: 'servings', type: 'number', required: true, defaultValue: 2, min: 1, max: 100 },
      ],
    },
    {
      type: 'row',
      fields: [
        minutes('prepTime', 'Preparation, minutes'),
        minutes('cookTime', 'Cooking, minutes'),
        sortable('totalTime', 'In all, minutes', 10_000),
      ],
    },
    {
      name: 'ingredientGroups',
      type: 'array',
      labels: { singular: 'Ingredient group', plural: 'Ingredient groups' },
      fields: [
        {
          name: 'title',
          type: 'text',
          admin: { description: 'Such as "For the dressing". Empty for a single group.' },
        },
        {
          name: 'ingredients',
          type: 'array',
          required: true,
          minRows: 1,
          fields: [
            {
              type: 'row',
              fields: [
                { name: 'quantity', type: 'text', admin: { width: '15%', description: '200, 1/2, 2-3' } },
                { name: 'unit', type: 'text', admin: { width: '15%', description: 'g, cup, clove' } },
                { name: 'name', type: 'text', required: true, admin: { width: '40%' } },
                { name: 'note', type: 'text', admin: { width: '30%', description: 'torn, at room temperature' } },
              ],
            },
            {
              name: 'scales',
              type: 'checkbox',
              label: 'Grows with the servings',
              defaultValue: true,
            },
          ],
        },
      ],
    },
    {
      name: 'method',
      type: 'array',
      labels: { singular: 'Step', plural: 'Steps' },
      fields: [
        { name: 'title', type: 'text' },
        { name: 'text', type: 'textarea', required: true },
        { name: 'timer', type: 'number', label: 'Timer, minutes', min: 0, max: 1_440 },
      ],
    },
    {
      type: 'collapsible',
      label: 'Nutrition per serving',
      fields: [
        {
          type: 'row',
          fields: [
            sortable('nutritionKcal', 'Energy, kcal', 5_000),
            sortable('nutritionProtein', 'Protein, g', 1_000),
            sortable('nutritionSugars', 'Sugars, g', 1_000),
          ],
        },
        {
          type: 'row',
          fields: [
            grams('nutritionCarbohydrate', 'Carbohydrate, g'),
            grams('nutritionFat', 'Fat, g'),
            grams('nutritionSaturatedFat', 'Saturated fat, g'),
            grams('nutritionFiber', 'Dietary fiber, g'),
            grams('nutritionSalt', 'Salt, g'),
          ],
        },
      ],
    },
    { name: 'allergens', type: 'select', hasMany: true, options: [...ALLERGENS] },
    { name: 'diets', type: 'select', hasMany: true, options: [...DIETS] },
    {
      name: 'tips',
      type: 'array',
      fields: [
        { name: 'title', type: 'text', required: true },
        { name: 'text', type: 'textarea', required: true },
      ],
    },
    {
      name: 'relatedRecipes',
      type: 'relationship',
      relationTo: 'recipes',
      hasMany: true,
      admin: { description: 'Shown below the recipe. Left empty, recipes of the same categories are shown.' },
    },
  ],
})
