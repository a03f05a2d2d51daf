import type { Block } from 'payload'
import { validateHref } from '@/cms/fields/link'
import { subtitleField } from '@/cms/fields/subtitle'
import { titleField } from '@/cms/fields/title'

/** The plans on sale as cards. */
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
      name: 'storiesUrl',
      type: 'text',
      label: 'Address of Success Stories',
      defaultValue: '/ebs-testimonials/',
      maxLength: 300,
      validate: validateHref,
      admin: { description: 'Where the link on the card of Executive Coaching leads.' },
    },
  ],
}
