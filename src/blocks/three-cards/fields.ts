import type { Block } from 'payload'
import { authoredText } from '@/cms/fields/authored-text'
import { imageField } from '@/cms/fields/image'
import { linkGroup } from '@/cms/fields/link'
import { subtitleField } from '@/cms/fields/subtitle'
import { titleField } from '@/cms/fields/title'

/** Cards for food, movement and wellness beside each other, below a drawing of the sun's path. */
export const threeCardsBlock: Block = {
  slug: 'threeCards',
  interfaceName: 'ThreeCardsBlock',
  labels: { singular: 'Three cards', plural: 'Three cards' },
  fields: [
    titleField(),
    subtitleField(),
    { name: 'introText', type: 'textarea', label: 'Introduction', maxLength: 600 },
    {
      name: 'cards',
      type: 'array',
      minRows: 1,
      maxRows: 3,
      admin: { description: 'One for each hour: food in the morning, movement at noon, wellness at dusk.' },
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 160 },
        {
          name: 'subtitle',
          type: 'text',
          maxLength: 120,
          admin: { description: 'A short line above the title, beside the icon of the hour: "Morning, food".' },
        },
        { name: 'text', type: 'textarea', maxLength: 400 },
        imageField('image', 'Upright, four to five.'),
        linkGroup('button', 'Where the whole card leads.'),
      ],
    },
    ...authoredText('leftContent', 'Left content', 'Stands below the cards, in the wide column.'),
    ...authoredText('rightContent', 'Right content', 'Stands below the cards, in the narrow column.'),
  ],
}
