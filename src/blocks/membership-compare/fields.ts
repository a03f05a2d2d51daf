import type { Block, TextField } from 'payload'
import { titleField } from '@/cms/fields/title'

const cell = (name: string): TextField => ({ name, type: 'text', maxLength: 80, admin: { width: '33%' } })

/** What is in each plan, side by side. */
export const membershipCompareBlock: Block = {
  slug: 'membershipCompare',
  interfaceName: 'MembershipCompareBlock',
  labels: { singular: 'Membership compare', plural: 'Membership compares' },
  fields: [
    titleField({
      defaultValue: 'Side by side',
      admin: { description: 'Links to #compare on this page lead to this block.' },
    }),
    { name: 'text', type: 'textarea', maxLength: 600 },
    {
      name: 'rows',
      type: 'array',
      minRows: 1,
      maxRows: 100,
      admin: {
        description:
          'A name that begins with [title] is a heading. [check] is a tick, an empty field means not included.',
      },
      fields: [
        { name: 'featureName', type: 'text', label: 'Feature', required: true, maxLength: 120 },
        { type: 'row', fields: [cell('free'), cell('standard'), cell('premium')] },
      ],
    },
  ],
}
