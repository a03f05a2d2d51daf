import type { Block } from 'payload'
import { titleField } from '@/cms/fields/title'
import { LIMITS } from '@/rules/limits'
import { TEXTS } from '@/rules/texts'

/** All questions with a search. See docs/product.md#blocks. */
export const allFaqsBlock: Block = {
  slug: 'allFaqs',
  interfaceName: 'AllFaqsBlock',
  labels: { singular: 'All questions', plural: 'All questions' },
  fields: [
    titleField(),
    {
      name: 'faqsPerPage',
      type: 'number',
      label: 'Questions at first',
      defaultValue: LIMITS.faqsPerPage,
      min: 1,
      max: 100,
      admin: {
        description:
          '"Show all" shows the others. By their first category, in the order of the categories; within one the newest comes first.',
      },
    },
    {
      name: 'searchPlaceholder',
      type: 'text',
      maxLength: 80,
      defaultValue: TEXTS.searchFaqs,
      admin: { description: 'Shown in the empty search box.' },
    },
  ],
}
