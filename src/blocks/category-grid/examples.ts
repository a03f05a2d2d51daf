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
    data: { images, programmes: [] },
  },
  withoutImages: {
    block: { blockType: 'categoryGrid', title: 'By the hour', light: 'dusk', cards },
    data: { images: cards.map(() => null), programmes: [] },
    context: { first: false },
  },
  states: {
    block: {
      blockType: 'categoryGrid',
      title: 'Where you stand',
      cards: [
        { id: 'weeks', title: 'The six weeks', url: '/the-ebs-method/', state: 'program', count: 'Six weeks' },
        { id: 'list', title: 'Your shopping list', url: '/shopping-list/', state: 'shoppingList' },
        { id: 'favorites', title: 'Favorites', url: '/dashboard/#favorites', state: 'favorites' },
        { id: 'milestones', title: 'Milestones', url: '/dashboard/#milestones', state: 'milestones' },
        { id: 'community', title: 'Community', url: '/community/', state: 'notifications' },
      ],
    },
    data: {
      images: [null, null, null, null, null],
      programmes: [{ slug: 'six-week-reset', title: 'Six-Week Reset' }],
    },
    context: { audience: 'premium' },
  },
  empty: {
    block: { blockType: 'categoryGrid', title: 'Nothing yet', cards: [] },
    data: { images: [], programmes: [] },
  },
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
    data: { images, programmes: [] },
  },
  restricted: {
    block: { blockType: 'categoryGrid', title: 'The same for everybody', cards: cards.slice(0, 1) },
    data: { images: [exampleImage], programmes: [] },
    context: { audience: 'visitor' },
  },
} satisfies Record<string, Example>
