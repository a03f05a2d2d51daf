import type { BlockExample } from '@/blocks/example'
import type { Quote } from '@/features/testimonials/testimonial'
import { exampleImage } from '@/ui/examples/image'
import type { TestimonialsSectionData } from './load.server'

type Example = BlockExample<'testimonialsSection', TestimonialsSectionData>

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

const block = { blockType: 'testimonialsSection', selection: 'Automatic', title: 'What stays', id: 'stays' } as const
const texts = {
  left: '<p>We ask every member, a year later, what is left of it.</p>',
  right: '<p>They write <strong>short letters</strong>.</p>',
}

export const testimonialsSectionExamples = {
  typical: {
    block: { ...block, subtitle: 'Letters' },
    data: { ...texts, quotes: [quote(1), quote(2), quote(3)] },
    context: { first: false },
  },
  oneColumn: { block, data: { ...texts, right: '', quotes: [quote(1)] } },
  large: {
    block: { ...block, archiveLink: { title: 'More letters from members', url: '/ebs-testimonials' } },
    data: { left: '', right: '', image: exampleImage, quotes: [quote(1), quote(2)] },
  },
  empty: { block: { ...block, title: null }, data: { left: '', right: '', quotes: [] } },
  longest: {
    block: { ...block, title: 'A title that goes on. '.repeat(7).trim(), subtitle: 'And on. '.repeat(20).trim() },
    data: {
      left: `<p>${'And on, and on. '.repeat(60)}</p>`,
      right: `<p>${'Antidisestablishmentarianism '.repeat(12)}</p>`,
      quotes: [quote(1, { text: `${'And on, and on. '.repeat(17)}…`, more: true }), quote(2, { profession: null })],
    },
  },
  restricted: {
    block,
    data: { ...texts, left: '<p>For all.</p><div data-block="members"><p>For members.</p></div>', quotes: [quote(1)] },
  },
} satisfies Record<string, Example>
