import type { BlockExample } from '@/blocks/example'
import { pathRules } from '@/rules/path-rules'
import type { AllFaqsData } from './load.server'

type Example = BlockExample<'allFaqs', AllFaqsData>

const faqs = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    slug: `question-${index + 1}`,
    title: `Question ${index + 1}?`,
    topic: null as string | null,
    html: `<p>Answer ${index + 1}.</p>`,
  }))

const block = { blockType: 'allFaqs', faqsPerPage: 10, searchPlaceholder: 'Search FAQs...', id: 'all' } as const

export const allFaqsExamples = {
  typical: { block: { ...block, title: 'All questions' }, data: { faqs: faqs(10), total: 24 } },
  few: { block, data: { faqs: faqs(3), total: 3 } },
  empty: { block, data: { faqs: [], total: 0 } },
  longest: {
    block: {
      ...block,
      title: 'A title that goes on. '.repeat(7).trim(),
      searchPlaceholder: 'Type and type '.repeat(5),
    },
    data: {
      faqs: faqs(2).map((faq) => ({
        ...faq,
        title: `${'Why and why '.repeat(16)}?`,
        html: `<p>${'And so on </script> &amp; on. '.repeat(40)}</p>`,
      })),
      total: 2,
    },
  },
  restricted: {
    block,
    data: { faqs: faqs(1), total: 1 },
    context: { audience: 'visitor', rules: pathRules('/the-ebs-method/6wr/introduction') },
  },
} satisfies Record<string, Example>
