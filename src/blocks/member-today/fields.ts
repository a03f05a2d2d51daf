import type { Block, Field } from 'payload'
import { rotationStartField } from '@/cms/fields/rotation-start'
import { titleField } from '@/cms/fields/title'

/** The categories of the recipes for a meal. */
const mealField = (name: string, label: string): Field => ({
  name,
  type: 'relationship',
  label,
  relationTo: 'categories',
  hasMany: true,
  filterOptions: { taxonomy: { equals: 'recipes' } },
  admin: { description: 'The categories of recipes to choose from. Leave it empty for all recipes.', width: '33%' },
})

/** Something to eat, to do and to rest with today. */
export const memberTodayBlock: Block = {
  slug: 'memberToday',
  interfaceName: 'MemberTodayBlock',
  labels: { singular: 'Today', plural: 'Today' },
  fields: [
    titleField({ defaultValue: 'Today', required: true }),
    {
      type: 'row',
      fields: [
        mealField('morning', 'Until eleven'),
        mealField('midday', 'Until three'),
        mealField('evening', 'In the evening'),
      ],
    },
    rotationStartField,
    {
      name: 'short',
      type: 'checkbox',
      label: 'Short',
      defaultValue: false,
      admin: { description: 'Small tiles, for a page on which more comes below.' },
    },
  ],
}
