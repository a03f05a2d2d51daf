import type { Block } from 'payload'
import { titleField } from '@/cms/fields/title'
import { LIMITS } from '@/rules/limits'

/** A few questions that belong to a page. */
export const relatedFaqsBlock: Block = {
  slug: 'relatedFaqs',
  interfaceName: 'RelatedFaqsBlock',
  labels: { singular: 'Related questions', plural: 'Related questions' },
  fields: [
    titleField({ defaultValue: 'Questions people ask' }),
    {
      name: 'faqs',
      type: 'relationship',
      relationTo: 'faqs',
      hasMany: true,
      maxRows: LIMITS.relatedFaqs,
      label: 'Questions',
      admin: { description: `In this order, ${LIMITS.relatedFaqs} at most. A link leads to all of them.` },
    },
  ],
}
