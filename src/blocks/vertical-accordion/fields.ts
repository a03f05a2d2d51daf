import type { Block } from 'payload'
import { authoredText } from '@/cms/fields/authored-text'
import { titleField } from '@/cms/fields/title'

/** Panels numbered with two digits, one open at a time. */
export const verticalAccordionBlock: Block = {
  slug: 'verticalAccordion',
  interfaceName: 'VerticalAccordionBlock',
  labels: { singular: 'Accordion', plural: 'Accordions' },
  fields: [
    titleField(),
    {
      name: 'panels',
      type: 'array',
      minRows: 1,
      maxRows: 50,
      admin: {
        description:
          'Numbered from 01. The first is open. On the introduction and week pages of the six-week reset, visitors do not see this block.',
      },
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 160 },
        ...authoredText('text', 'Text', 'What the open panel shows.'),
      ],
    },
  ],
}
