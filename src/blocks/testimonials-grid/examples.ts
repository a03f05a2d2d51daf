import type { BlockExample } from '@/blocks/example'
import type { Quote } from '@/features/testimonials/testimonial'
import { pathRules } from '@/rules/path-rules'
import type { TestimonialsGridData } from './load.server'

type Example = BlockExample<'testimonialsGrid', TestimonialsGridData>

const quote = (id: number, more: Partial<Quote> = {}): Quote => ({
  id,
  uri: `/ebs-testimonials/member-${id}/`,
  author: `Marianne ${id}`,
  imageUrl: null,
  profession: 'Nurse',
  text: `What stayed is the quarter of an hour after supper. ${id}`,
  more: false,
  ...more,
})

const many = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => quote(from + index))
const block = { blockType: 'testimonialsGrid', selection: 'Automatic', title: 'What members say', id: 'said' } as const

export const testimonialsGridExamples = {
  typical: { block: { ...block, subtitle: 'Letters' }, data: { first: many(1, 12), selectedRest: null, total: 14 } },
  chosen: {
    block: { ...block, selection: 'Manual' },
    data: { first: many(1, 12), selectedRest: many(13, 15), total: 15 },
  },
  few: { block, data: { first: many(1, 3), selectedRest: null, total: 3 } },
  empty: { block, data: { first: [], selectedRest: null, total: 0 } },
  longest: {
    block: { ...block, title: 'A title that goes on. '.repeat(7).trim(), subtitle: 'And on. '.repeat(20).trim() },
    data: {
      first: [
        quote(1, {
          author: 'Antidisestablishmentarianism '.repeat(3).trim(),
          profession: 'Professor of everything that has a long name '.repeat(3).trim(),
          text: `${'And on, and on. '.repeat(17)}…`,
          more: true,
        }),
        quote(2, { uri: null, more: true, profession: null }),
      ],
      selectedRest: null,
      total: 2,
    },
  },
  restricted: {
    block,
    data: { first: many(1, 1), selectedRest: null, total: 1 },
    context: { rules: pathRules('/the-ebs-method/6wr/introduction') },
  },
} satisfies Record<string, Example>
