import type { Field, UnnamedTab } from 'payload'
import { validateHref } from '@/cms/fields/link'
import { quantityProblem } from '@/rules/recipes/entry-problems'
import { rowLabel, validateWith } from './entry'

const FIELDS = '@/cms/admin/recipes'

const amountAndName: Field = {
  type: 'row',
  fields: [
    {
      name: 'quantity',
      type: 'text',
      maxLength: 60,
      validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
        validateWith(quantityProblem({ ...(siblingData as object), quantity: value })),
      admin: {
        width: '15%',
        description: '200, 1/2, 2-3',
        components: { afterInput: [`${FIELDS}/QuantityHint.client#QuantityHint`] },
      },
    },
    {
      name: 'unit',
      type: 'text',
      maxLength: 40,
      admin: {
        width: '15%',
        description: 'Singular: g, cup, clove',
        components: { Field: `${FIELDS}/UnitField.client#UnitField` },
      },
    },
    { name: 'name', type: 'text', required: true, maxLength: 200, admin: { width: '40%' } },
    {
      name: 'note',
      type: 'text',
      maxLength: 300,
      admin: { width: '30%', description: 'torn, at room temperature' },
    },
  ],
}

/** The ingredients in groups, with a way to paste a list. */
export const ingredientsTab: UnnamedTab = {
  label: 'Ingredients',
  fields: [
    {
      name: 'pasteIngredients',
      type: 'ui',
      admin: { components: { Field: `${FIELDS}/PasteIngredients.client#PasteIngredients` } },
    },
    {
      name: 'ingredientGroups',
      type: 'array',
      labels: { singular: 'Ingredient group', plural: 'Ingredient groups' },
      admin: { components: { RowLabel: `${FIELDS}/RowLabels.client#GroupLabel` } },
      fields: [
        {
          name: 'title',
          type: 'text',
          maxLength: 120,
          admin: { description: 'Such as "For the dressing". Leave it empty for a single group.' },
        },
        {
          name: 'ingredients',
          type: 'array',
          labels: { singular: 'Ingredient', plural: 'Ingredients' },
          required: true,
          minRows: 1,
          ...rowLabel('RowLabels.client#IngredientLabel'),
          fields: [
            amountAndName,
            {
              type: 'row',
              fields: [
                {
                  name: 'scales',
                  type: 'checkbox',
                  label: 'Scales with the servings',
                  defaultValue: true,
                  admin: {
                    width: '30%',
                    description: 'Uncheck it for amounts that stay the same, such as a bay leaf.',
                  },
                },
                {
                  name: 'link',
                  type: 'text',
                  maxLength: 2_000,
                  validate: validateHref,
                  admin: {
                    width: '70%',
                    description: 'What the name links to: a page of this site (/recipes/…) or of another (https://…).',
                  },
                },
              ],
            },
          ],
        },
      ],
    },
  ],
}
