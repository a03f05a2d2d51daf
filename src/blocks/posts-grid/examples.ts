import type { BlockExample } from '@/blocks/example'
import { aCard as card } from '@/cards/example-card'
import type { PostsGridData } from './load'

type Example = BlockExample<'postsGrid', PostsGridData>

const block = { blockType: 'postsGrid', postType: 'recipes', title: 'In the kitchen this week' } as const

export const postsGridExamples = {
  typical: {
    block: { ...block, subtitle: 'Recipes', archiveLink: { title: 'All recipes', url: '/recipes' } },
    data: { cards: [card(1), card(2), card(3)] },
  },
  restricted: {
    block,
    data: { cards: [1, 2].map((id) => card(id, { isRestrictedForMember: true })) },
  },
  four: { block: { ...block, columns: '4' }, data: { cards: [1, 2, 3, 4].map((id) => card(id)) } },
  later: { block, data: { cards: [card(1), card(2)] }, context: { first: false } },
  empty: { block, data: { cards: [] } },
  longest: {
    block: { ...block, title: 'A title that goes on. '.repeat(7).trim(), description: 'And on. '.repeat(70).trim() },
    data: {
      cards: [
        card(1, { title: 'Antidisestablishmentarianism '.repeat(6).trim() }),
        card(2, { excerpt: null, uri: null }),
      ],
    },
  },
} satisfies Record<string, Example>
