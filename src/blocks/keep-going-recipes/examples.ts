import type { BlockExample } from '@/blocks/example'
import type { KeepGoingData } from '@/blocks/KeepGoingList'
import { aCard as card } from '@/cards/example-card'
import { exampleImage } from '@/ui/examples/image'

type Example = BlockExample<'keepGoingRecipes', KeepGoingData>

const block = {
  blockType: 'keepGoingRecipes',
  method: 'Automatic',
  title: 'Something new for this month',
  subtitle: 'Chosen for the season.',
  archiveLink: { title: 'All recipes', url: '/recipes' },
} as const

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => card(index + 1, { image: exampleImage, postType: 'recipes' }))

export const keepGoingRecipesExamples = {
  typical: { block: { ...block, id: 'typical' }, data: { cards: cards(6) }, context: { first: false } },
  nothingChosen: { block: { ...block, method: 'Manual', id: 'nothing-chosen' }, data: { cards: [] } },
  empty: { block: { ...block, id: 'empty' }, data: { cards: [] } },
  longest: {
    block: {
      ...block,
      title: 'A title that goes on. '.repeat(7).trim(),
      subtitle: 'And on. '.repeat(20).trim(),
      id: 'longest',
    },
    data: { cards: [card(1, { title: 'Antidisestablishmentarianism '.repeat(6).trim() })] },
    context: { first: false },
  },
  restricted: {
    block: { ...block, id: 'restricted' },
    data: { cards: [card(1, { isRestrictedForMember: true, postType: 'recipes' })] },
    context: { audience: 'visitor' },
  },
} satisfies Record<string, Example>
