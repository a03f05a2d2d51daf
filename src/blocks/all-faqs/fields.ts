import type { Block } from 'payload'
import { titleField } from '@/cms/fields/title'
import { LIMITS } from '@/rules/limits'
import { TEXTS } from '@/rules/texts'

/** All questions with a search. SPEC 2.3, 2.5, 9. */
export const allFaqsBlock: Block = {
  slug: 'allFaqs',
  interfaceName: 'AllFaqsBlock',
  labels: { singular: 'All questions', plural: 'All questions' },
  fields: [
    titleField(),
    {
      name: 'faqsPerPage',
      type: 'number',
      label: 'How many at first',
      defaultValue: LIMITS.faqsPerPage,
      min: 1,
      max: 100,
      admin: { description: 'The others come with "Show all". The newest question stands first.' },
    },
    {
      name: 'searchPlaceholder',
      type: 'text',
      maxLength: 80,
      defaultValue: TEXTS.searchFaqs,
      admin: { description: 'Stands in the empty search box.' },
    },
  ],
}
