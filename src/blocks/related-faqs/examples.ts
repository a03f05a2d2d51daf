import type { BlockExample } from '@/blocks/example'
import { pathRules } from '@/rules/path-rules'
import type { RelatedFaqsData } from './load.server'

type Example = BlockExample<'relatedFaqs', RelatedFaqsData>

const faq = (id: number, title = `Question ${id}?`, html = `<p>Answer ${id}.</p>`) => ({
  id,
  slug: `question-${id}`,
  title,
  topic: null,
  html,
})

const block = { blockType: 'relatedFaqs', title: 'Questions people ask', id: 'faqs' } as const

export const relatedFaqsExamples = {
  typical: { block, data: { faqs: [faq(1), faq(2), faq(3)] } },
  empty: { block, data: { faqs: [] } },
  longest: {
    block: { ...block, title: 'A title that goes on. '.repeat(7).trim() },
    data: {
      faqs: Array.from({ length: 7 }, (_, index) =>
        faq(index + 1, `${index + 1} ${'and on '.repeat(25).trim()}?`, '<p>And on, and on. </p>'.repeat(30)),
      ),
    },
  },
  restricted: {
    block,
    data: { faqs: [faq(1)] },
    context: { audience: 'visitor', rules: pathRules('/the-ebs-method/6wr/introduction') },
  },
} satisfies Record<string, Example>
