import type { UnnamedTab } from 'payload'
import { ALLERGENS, DIETS } from '@/rules/recipe-terms'
import { dietProblem } from '@/rules/recipes/entry-problems'
import { numberField, validateWith } from './entry'

/** Nutrition of one serving, allergens and diets. */
export const nutritionTab: UnnamedTab = {
  label: 'Nutrition',
  description: 'For one serving. Energy, protein and sugars are needed to publish: lists are sorted by them.',
  fields: [
    {
      type: 'row',
      fields: [numberField('nutritionKcal'), numberField('nutritionProtein'), numberField('nutritionSugars')],
    },
    {
      type: 'row',
      fields: [
        numberField('nutritionCarbohydrate'),
        numberField('nutritionFat'),
        numberField('nutritionSaturatedFat'),
        numberField('nutritionFiber'),
        numberField('nutritionSalt'),
      ],
    },
    {
      name: 'energyHint',
      type: 'ui',
      admin: { components: { Field: '@/cms/admin/recipes/EnergyHint.client#EnergyHint' } },
    },
    {
      name: 'allergens',
      type: 'select',
      hasMany: true,
      options: [...ALLERGENS],
      admin: { description: 'The allergens that the dish contains.' },
    },
    {
      name: 'diets',
      type: 'select',
      hasMany: true,
      options: [...DIETS],
      validate: (value: unknown, { data }: { data: Partial<Record<string, unknown>> }) =>
        validateWith(dietProblem(value, data.allergens)),
      admin: { description: 'Readers filter by these. Choose only what is true for every ingredient.' },
    },
  ],
}
