import type { BlockExample } from '@/blocks/example'
import { exampleImage } from '@/ui/examples/image'
import type { CategoryGridData } from './load.server'

type Example = BlockExample<'categoryGrid', CategoryGridData>

const cards = [
  { id: 'breakfast', title: 'Breakfast', url: '/recipes/breakfast', count: '24 recipes', target: '_self' as const },
  { id: 'soups', title: 'Soups', url: '/recipes/soups', text: 'Thick, clear and cold.', count: 'One pot each' },
  { id: 'sweet', title: 'Sweet', url: '/recipes/sweet' },
  { id: 'pantry', title: 'The pantry list', url: 'https://example.com/pantry', target: '_blank' as const },
]
const images = [exampleImage, exampleImage, exampleImage, null]

export const categoryGridExamples = {
  typical: {
    block: { blockType: 'categoryGrid', title: 'By the course', subtitle: 'The kitchen', cards },
    data: { images },
  },
  withoutImages: {
    block: { blockType: 'categoryGrid', title: 'By the hour', light: 'dusk', cards },
    data: { images: cards.map(() => null) },
    context: { first: false },
  },
  empty: { block: { blockType: 'categoryGrid', title: 'Nothing yet', cards: [] }, data: { images: [] } },
  longest: {
    block: {
      blockType: 'categoryGrid',
      title: 'A title that goes on. '.repeat(7).trim(),
      cards: cards.map((card) => ({
        ...card,
        title: 'Antidisestablishmentarianism '.repeat(4).trim(),
        count: '1,234,567 guided meditations, and as many again',
      })),
    },
    data: { images },
  },
  restricted: {
    block: { blockType: 'categoryGrid', title: 'The same for everybody', cards: cards.slice(0, 1) },
    data: { images: [exampleImage] },
    context: { audience: 'visitor' },
  },
} satisfies Record<string, Example>
