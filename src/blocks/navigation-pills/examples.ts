import type { BlockExample } from '@/blocks/example'

type Example = BlockExample<'navigationPills', undefined>

const block = { blockType: 'navigationPills', source: 'typed' } as const
const links = [
  { id: 'eat', label: 'Eat', url: '#eat' },
  { id: 'burn', label: 'Burn', url: '#burn' },
  { id: 'sleep', label: 'Sleep', url: '#sleep' },
]

export const navigationPillsExamples = {
  typical: { block: { ...block, links, id: 'typical' }, data: undefined, context: { first: false } },
  anchors: {
    block: { ...block, source: 'anchors', id: 'anchors' },
    data: undefined,
    context: {
      first: false,
      blocks: [
        { blockType: 'newsletter', title: 'A letter on Sundays', anchor: 'letter' },
        { blockType: 'counters', anchor: 'in-numbers' },
        { blockType: 'memberFavorites' },
      ],
    },
  },
  empty: { block: { ...block, links: [], id: 'empty' }, data: undefined },
  longest: {
    block: {
      ...block,
      links: Array.from({ length: 20 }, (_, index) => ({
        id: `${index}`,
        label: `A part of the page with a long name, ${index + 1}`,
        url: `#part-${index}`,
      })),
      id: 'longest',
    },
    data: undefined,
    context: { first: false },
  },
  restricted: {
    block: { ...block, links, id: 'restricted' },
    data: undefined,
    context: { audience: 'visitor', first: false },
  },
} satisfies Record<string, Example>
