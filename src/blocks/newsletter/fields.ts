import type { Block } from 'payload'
import { titleField } from '@/cms/fields/title'

/** The sign-up for the newsletter. Some paths hide it: docs/product.md#addresses. */
export const newsletterBlock: Block = {
  slug: 'newsletter',
  interfaceName: 'NewsletterBlock',
  labels: { singular: 'Newsletter sign-up', plural: 'Newsletter sign-ups' },
  fields: [
    titleField({
      defaultValue: 'One good letter, once a week',
      admin: { description: 'This block is not shown at /gut-health-recipes/.' },
    }),
    { name: 'text', type: 'textarea', maxLength: 600 },
    {
      name: 'consentText',
      type: 'textarea',
      maxLength: 600,
      label: 'What people agree to',
      defaultValue: 'By signing up you agree to get our letter by mail. Each one has a link that ends it.',
    },
  ],
}
