import type { Block } from 'payload'
import { authoredText } from '@/cms/fields/authored-text'
import { lightField } from '@/cms/fields/light'
import { titleField } from '@/cms/fields/title'

export const VARIANTS = ['plain', 'tinted', 'framed', 'reversed'] as const

/** Two columns of authored text. SPEC 2.3 (two-column rich content with styling variants). */
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
        { value: 'tinted', label: 'On a band of light' },
        { value: 'framed', label: 'Right column on a slip of paper' },
        { value: 'reversed', label: 'Wide column on the right' },
      ],
    },
    lightField('morning', 'The colour of the band and the small marks.'),
    ...authoredText('left', 'Left column', 'The first column.'),
    ...authoredText('right', 'Right column', 'The second column.'),
  ],
}
