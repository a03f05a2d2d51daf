import type { Block } from 'payload'
import { validateHref } from '@/cms/fields/link'
import { subtitleField } from '@/cms/fields/subtitle'
import { titleField } from '@/cms/fields/title'

/** The plans on sale, as cards or as a short menu. */
export const membershipPlansBlock: Block = {
  slug: 'membershipPlans',
  interfaceName: 'MembershipPlansBlock',
  labels: { singular: 'Membership plans', plural: 'Membership plans' },
  fields: [
    titleField({ defaultValue: 'Choose your membership' }),
    subtitleField({ defaultValue: 'Trusted by 5,000+ happy members' }),
    {
      name: 'text',
      type: 'textarea',
      maxLength: 600,
      admin: { description: 'Below the title. Titles, prices and lists of the plans are under Memberships, Plans.' },
    },
    {
      name: 'note',
      type: 'text',
      maxLength: 120,
      label: 'Line below the buttons',
      admin: {
        description: 'What takes the risk out of paid plans: "Cancel at any time." Only what your terms say.',
        condition: (_, siblings) => siblings?.format !== 'menu',
      },
    },
    {
      name: 'format',
      type: 'select',
      defaultValue: 'cards',
      options: [
        { value: 'cards', label: 'Cards, with what is in each plan' },
        { value: 'menu', label: 'A short menu of names and prices' },
      ],
    },
    {
      name: 'storiesUrl',
      type: 'text',
      label: 'Address of Success Stories',
      defaultValue: '/ebs-testimonials/',
      maxLength: 300,
      validate: validateHref,
      admin: {
        description: 'Where the link on the card of Executive Coaching leads.',
        condition: (_, siblings) => siblings?.format !== 'menu',
      },
    },
  ],
}
