import type { Block } from 'payload'
import { imageField } from '@/cms/fields/image'
import { lightField } from '@/cms/fields/light'
import { titleField } from '@/cms/fields/title'

/** Large numbers, five in a row. */
export const countersBlock: Block = {
  slug: 'counters',
  interfaceName: 'CountersBlock',
  labels: { singular: 'Counters', plural: 'Counters' },
  fields: [
    titleField(),
    {
      name: 'counters',
      type: 'array',
      minRows: 1,
      maxRows: 10,
      admin: { description: 'Five in a row on wide screens.' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'number', type: 'number', required: true },
            {
              name: 'suffix',
              type: 'text',
              maxLength: 12,
              admin: { description: 'Right after the number: "+", "%", " min".' },
            },
          ],
        },
        { name: 'text', type: 'text', maxLength: 160, admin: { description: 'What is counted.' } },
        imageField('image', 'A small picture above the number.'),
      ],
    },
    lightField('noon', 'The color of the section and the numbers.'),
  ],
}
