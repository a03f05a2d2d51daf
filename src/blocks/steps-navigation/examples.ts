import type { BlockExample } from '@/blocks/example'
import { exampleImage } from '@/ui/examples/image'
import type { StepsNavigationData } from './load.server'

type Example = BlockExample<'stepsNavigation', StepsNavigationData>

const block = { blockType: 'stepsNavigation', source: 'siblings' } as const
const previous = {
  title: 'Week one: the kitchen',
  subtitle: 'Clear one shelf, cook twice.',
  url: '/the-ebs-method/6wr/week-1/',
  image: exampleImage,
}
const next = {
  title: 'Week three: the evening',
  subtitle: 'An hour without a screen.',
  url: '/the-ebs-method/6wr/week-3/',
  image: exampleImage,
}

export const stepsNavigationExamples = {
  typical: { block: { ...block, id: 'typical' }, data: { previous, next }, context: { first: false } },
  firstPage: { block: { ...block, id: 'first-page' }, data: { previous: null, next }, context: { first: false } },
  lastPage: { block: { ...block, id: 'last-page' }, data: { previous, next: null }, context: { first: false } },
  empty: { block: { ...block, id: 'empty' }, data: { previous: null, next: null } },
  longest: {
    block: { ...block, source: 'typed', id: 'longest' },
    data: {
      previous: { ...previous, image: null, title: 'Antidisestablishmentarianism '.repeat(5).trim() },
      next: { ...next, title: 'A title that goes on. '.repeat(5).trim(), subtitle: 'And on. '.repeat(20).trim() },
    },
    context: { first: false },
  },
  restricted: {
    block: { ...block, id: 'restricted' },
    data: { previous, next: { ...next, image: null, subtitle: null } },
    context: { audience: 'visitor' },
  },
} satisfies Record<string, Example>
