import type { Block } from 'payload'
import { subtitleField } from '@/cms/fields/subtitle'
import { titleField } from '@/cms/fields/title'

/** The green, orange and red foods from the collection of food lists, for members. */
export const foodListsBlock: Block = {
  slug: 'foodLists',
  interfaceName: 'FoodListsBlock',
  labels: { singular: 'Food lists', plural: 'Food lists' },
  fields: [
    titleField(),
    subtitleField({
      description:
        'A short line above the title. The lists are edited under Food lists. Visitors do not see this block.',
    }),
  ],
}
