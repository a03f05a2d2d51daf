import type { Block } from 'payload'
import { titleField } from '@/cms/fields/title'
import { LIMITS } from '@/rules/limits'

/** What the press wrote. SPEC 2.3, 3 (press item). */
export const relatedPressBlock: Block = {
  slug: 'relatedPress',
  interfaceName: 'RelatedPressBlock',
  labels: { singular: 'Related press', plural: 'Related press' },
  fields: [
    titleField({ defaultValue: 'In the press' }),
    { name: 'subtitle', type: 'text', maxLength: 160 },
    {
      name: 'method',
      type: 'select',
      required: true,
      defaultValue: 'Automatic',
      options: ['Automatic', 'Manual'],
      admin: { description: 'Automatic: what was published last.' },
    },
    {
      name: 'numberOfItems',
      type: 'number',
      defaultValue: LIMITS.relatedPress,
      min: 1,
      admin: { condition: (_, siblings) => siblings?.method !== 'Manual', description: 'Empty: all of them.' },
    },
    {
      name: 'items',
      type: 'relationship',
      relationTo: 'press',
      hasMany: true,
      label: 'Press items',
      admin: { condition: (_, siblings) => siblings?.method === 'Manual', description: 'They show in this order.' },
    },
  ],
}
