import type { BlockExample } from '@/blocks/example'
import { aCard as card, NO_RECIPE } from '@/cards/example-card'
import type { PostCard } from '@/catalogue/cards.server'
import { exampleImage } from '@/ui/examples/image'
import type { RelatedPressData } from './load.server'

type Example = BlockExample<'relatedPress', RelatedPressData>

const block = { blockType: 'relatedPress', title: 'In the press', method: 'Automatic' } as const

const item = (id: number, parts: Partial<PostCard> = {}) =>
  card(id, {
    postType: 'press',
    title: 'The quiet revolution at the breakfast table',
    uri: null,
    link: null,
    excerpt: 'They do not promise anything, and that is the point.',
    image: exampleImage,
    recipes: NO_RECIPE,
    extras: { pressDate: '2026-11-05T00:00:00.000Z', pressUrl: 'https://example.com/press' },
    ...parts,
  })

export const relatedPressExamples = {
  typical: { block: { ...block, subtitle: 'What others wrote' }, data: { items: [item(1), item(2, { image: null })] } },
  bare: { block, data: { items: [item(3, { excerpt: null, image: null, extras: {} })] } },
  empty: { block, data: { items: [] } },
  longest: {
    block: { ...block, title: 'A title that goes on. '.repeat(7).trim() },
    data: { items: [item(4, { title: 'And on it goes. '.repeat(12).trim(), excerpt: 'And on. '.repeat(60).trim() })] },
  },
} satisfies Record<string, Example>
