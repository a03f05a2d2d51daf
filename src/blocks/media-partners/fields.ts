import type { Block } from 'payload'
import { linkGroup } from '@/cms/fields/link'
import { titleField } from '@/cms/fields/title'

/** The logos of partners, and the way to all of them. SPEC 2.3, 3 (partner). */
export const mediaPartnersBlock: Block = {
  slug: 'mediaPartners',
  interfaceName: 'MediaPartnersBlock',
  labels: { singular: 'Media partners', plural: 'Media partners' },
  fields: [
    titleField({ defaultValue: 'Our partners' }),
    { name: 'subtitle', type: 'text', maxLength: 160 },
    {
      name: 'method',
      type: 'select',
      required: true,
      defaultValue: 'Automatic',
      options: ['Automatic', 'Manual'],
      admin: { description: 'Automatic: the partners, the newest first.' },
    },
    {
      name: 'numberOfItems',
      type: 'number',
      label: 'How many',
      min: 1,
      admin: { condition: (_, siblings) => siblings?.method !== 'Manual', description: 'Empty: all of them.' },
    },
    {
      name: 'items',
      type: 'relationship',
      relationTo: 'partners',
      hasMany: true,
      label: 'Partners',
      admin: { condition: (_, siblings) => siblings?.method === 'Manual', description: 'They show in this order.' },
    },
    linkGroup('seeAllLink', 'Where all of them are.', { withTarget: false }),
  ],
}
