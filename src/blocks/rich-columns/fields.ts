import type { Block } from 'payload'
import { authoredText } from '@/cms/fields/authored-text'
import { lightField } from '@/cms/fields/light'
import { titleField } from '@/cms/fields/title'

export const VARIANTS = ['plain', 'tinted', 'framed', 'reversed'] as const

/** Two columns of authored text. */
export const richColumnsBlock: Block = {
  slug: 'richColumns',
  interfaceName: 'RichColumnsBlock',
  labels: { singular: 'Two-column text', plural: 'Two-column texts' },
  fields: [
    titleField(),
    {
      name: 'variant',
      type: 'select',
      required: true,
      defaultValue: 'plain',
      options: [
        { value: 'plain', label: 'Plain' },
        { value: 'tinted', label: 'Tinted background' },
        { value: 'framed', label: 'Right column on a paper card' },
        { value: 'reversed', label: 'Wide column on the right' },
      ],
    },
    lightField('morning', 'The color of the background and the small accents.'),
    ...authoredText('left', 'Left column', 'The first column.'),
    ...authoredText('right', 'Right column', 'The second column.'),
  ],
}
