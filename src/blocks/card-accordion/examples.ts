import type { BlockExample } from '@/blocks/example'
import { pathRules } from '@/rules/path-rules'
import { exampleImage } from '@/ui/examples/image'
import type { CardAccordionData } from './load.server'

type Example = BlockExample<'cardAccordion', CardAccordionData>

const button = { title: 'See the recipes', url: '/recipes', target: '_self' } as const

export const cardAccordionExamples = {
  typical: {
    block: {
      blockType: 'cardAccordion',
      title: 'How it works',
      cards: [
        { title: 'Eat', button, id: 'eat' },
        { title: 'Burn', button: { title: 'The studio', url: 'https://example.com/', target: '_blank' }, id: 'burn' },
        { title: 'Sleep', id: 'sleep' },
      ],
      id: 'typical',
    },
    data: {
      cards: [
        { text: '<p>Warm food, at a table.</p>', image: exampleImage },
        { text: '<p>Twenty minutes a day.</p>', image: null },
        { text: '<p>The same hour every night.</p>', image: null },
      ],
    },
  },
  empty: { block: { blockType: 'cardAccordion', title: 'Nothing yet', cards: [], id: 'empty' }, data: { cards: [] } },
  longest: {
    block: {
      blockType: 'cardAccordion',
      title: 'A title that goes on. '.repeat(7).trim(),
      cards: [
        {
          title: 'Antidisestablishmentarianism '.repeat(5).trim(),
          button: { title: 'A button that says a lot '.repeat(5).trim().slice(0, 120), url: '/recipes' },
          id: 'long',
        },
      ],
      id: 'longest',
    },
    data: { cards: [{ text: '<p>And on, and on. </p>'.repeat(40), image: exampleImage }] },
  },
  restricted: {
    block: { blockType: 'cardAccordion', cards: [{ title: 'Eat', id: 'eat' }], id: 'restricted' },
    data: { cards: [{ text: '<p>For everybody.</p>', image: null }] },
    context: { rules: pathRules('/the-ebs-method/6wr/introduction'), audience: 'visitor' },
  },
} satisfies Record<string, Example>
