import type { Block } from 'payload'
import { titleField } from '@/cms/fields/title'

/** Green, orange and red foods out of the food lists, for members. SPEC 2.3, 3 (food list). */
export const foodListsBlock: Block = {
  slug: 'foodLists',
  interfaceName: 'FoodListsBlock',
  labels: { singular: 'Food lists', plural: 'Food lists' },
  fields: [
    titleField(),
    {
      name: 'subtitle',
      type: 'text',
      maxLength: 160,
      admin: { description: 'The lists are written under Food lists. Visitors see nothing of this block.' },
    },
  ],
}
