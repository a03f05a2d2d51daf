import type { Block, Condition, GroupField } from 'payload'
import { imageField } from '@/cms/fields/image'
import { linkGroup } from '@/cms/fields/link'

const isTyped: Condition = (_, siblings) => siblings?.source === 'typed'

const step = (name: 'previous' | 'next', label: string): GroupField => {
  const link = linkGroup(name, 'Empty: no link on this side.', { withTarget: false })
  return {
    ...link,
    label,
    admin: { ...link.admin, condition: isTyped },
    fields: [
      ...link.fields,
      { name: 'subtitle', type: 'text', maxLength: 160, admin: { description: 'A sentence below the title.' } },
      imageField('thumbnail', 'A small picture beside the text.'),
    ],
  }
}

/** Links to the previous and the next page. */
export const stepsNavigationBlock: Block = {
  slug: 'stepsNavigation',
  interfaceName: 'StepsNavigationBlock',
  labels: { singular: 'Steps navigation', plural: 'Steps navigation' },
  fields: [
    {
      name: 'source',
      type: 'select',
      required: true,
      defaultValue: 'siblings',
      options: [
        { value: 'siblings', label: 'The pages before and after this one' },
        { value: 'typed', label: 'Typed here' },
      ],
      admin: {
        description: 'Pages with the same parent, in the order of their addresses: week-1 comes before week-2.',
      },
    },
    step('previous', 'Previous step'),
    step('next', 'Next step'),
  ],
}
