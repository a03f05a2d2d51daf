import type { Block } from 'payload'
import { linkFields } from '@/cms/fields/link'

/** Links to the parts of a page, in a bar that follows the reader. */
export const navigationPillsBlock: Block = {
  slug: 'navigationPills',
  interfaceName: 'NavigationPillsBlock',
  labels: { singular: 'Navigation pills', plural: 'Navigation pills' },
  fields: [
    {
      name: 'source',
      type: 'select',
      required: true,
      defaultValue: 'anchors',
      options: [
        { value: 'anchors', label: 'The blocks of this page that have an anchor' },
        { value: 'typed', label: 'Typed here' },
      ],
      admin: { description: 'A block is listed by its title, or by its anchor if it has none.' },
    },
    {
      name: 'links',
      type: 'array',
      maxRows: 20,
      admin: {
        description: 'An anchor of this page, such as #breakfast, or any other address.',
        condition: (_, siblings) => siblings?.source === 'typed',
      },
      fields: linkFields({ label: 'label', withTarget: false }),
    },
  ],
}
