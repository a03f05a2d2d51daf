import type { Block } from 'payload'
import { imageField } from '@/cms/fields/image'
import { lightField } from '@/cms/fields/light'
import { linkFields } from '@/cms/fields/link'
import { subtitleField } from '@/cms/fields/subtitle'
import { titleField } from '@/cms/fields/title'
import { CARD_STATES } from '@/rules/card-states'
import { LIMITS } from '@/rules/limits'

/** Cards of categories, each with a picture and a link. */
export const categoryGridBlock: Block = {
  slug: 'categoryGrid',
  interfaceName: 'CategoryGridBlock',
  labels: { singular: 'Category cards', plural: 'Category cards' },
  fields: [
    titleField(),
    subtitleField(),
    {
      name: 'cards',
      type: 'array',
      minRows: 1,
      maxRows: LIMITS.categoryCards,
      admin: { description: 'One column on phones, then two, three and four.' },
      fields: [
        ...linkFields({ required: true }),
        {
          name: 'count',
          type: 'text',
          maxLength: 60,
          admin: { description: 'A short line below the title: "24 recipes".' },
        },
        {
          name: 'state',
          type: 'select',
          options: Object.entries(CARD_STATES).map(([value, label]) => ({ value, label })),
          admin: { description: 'Where the signed-in member stands, in the place of the short line.' },
        },
        {
          name: 'text',
          type: 'text',
          maxLength: 120,
          admin: { description: 'What is there, in a sentence.' },
        },
        imageField('image', 'Four to three. The whole card leads to the address.'),
      ],
    },
    lightField('morning', 'The color of cards without an image.'),
  ],
}
