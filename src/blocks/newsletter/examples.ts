import type { BlockExample } from '@/blocks/example'
import { pathRules } from '@/rules/path-rules'

type Example = BlockExample<'newsletter', undefined>

const block = {
  blockType: 'newsletter',
  title: 'One good letter, once a week',
  text: 'A recipe, a stretch and a thought to sleep on. Nothing else, ever.',
  consentText: 'By signing up you agree to get our letter by mail. Each one has a link that ends it.',
  id: 'letter',
} as const

export const newsletterExamples = {
  typical: { block, data: undefined },
  empty: { block: { blockType: 'newsletter', id: 'empty' }, data: undefined },
  longest: {
    block: {
      ...block,
      title: 'A title that goes on. '.repeat(7).trim(),
      text: 'And on. '.repeat(70).trim(),
      consentText: 'And on. '.repeat(70).trim(),
    },
    data: undefined,
  },
  restricted: { block, data: undefined, context: { rules: pathRules('/gut-health-recipes') } },
} satisfies Record<string, Example>
