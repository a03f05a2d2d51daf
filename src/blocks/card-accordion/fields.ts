import type { Block } from 'payload'
import { authoredText } from '@/cms/fields/authored-text'
import { imageField } from '@/cms/fields/image'
import { linkGroup } from '@/cms/fields/link'
import { titleField } from '@/cms/fields/title'

/** Numbered cards with image and button, the first one open. */
export const cardAccordionBlock: Block = {
  slug: 'cardAccordion',
  interfaceName: 'CardAccordionBlock',
  labels: { singular: 'Accordion of cards', plural: 'Accordions of cards' },
  fields: [
    titleField(),
    {
      name: 'cards',
      type: 'array',
      minRows: 1,
      maxRows: 20,
      admin: { description: 'Numbered from 01. The first is open.' },
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 160 },
        ...authoredText('content', 'Text', 'What the open card says.'),
        imageField('image', 'Stands beside the text.'),
        linkGroup('button', 'Stands below the text.'),
      ],
    },
  ],
}
