import type { BlockExample } from '@/blocks/example'
import { aCard as card } from '@/cards/example-card'
import type { PostsGridData } from './load.server'

type Example = BlockExample<'postsGrid', PostsGridData>

const block = { blockType: 'postsGrid', postType: 'recipes', title: 'In the kitchen this week' } as const

const archive = {
  ...block,
  title: 'All recipes',
  showSearch: true,
  searchPlaceholder: 'Search posts...',
  showCategories: true,
  showLetters: true,
  showSort: true,
  showDiets: true,
  pagination: true,
  postsPerPage: 6,
} as const

const tabs = ['All', 'Breakfast', 'Soups', 'Salads', 'Suppers', 'Sweet'].map((label) => ({
  slug: label === 'All' ? '' : label.toLowerCase(),
  label,
}))
const cards = (count: number) => Array.from({ length: count }, (_, index) => card(index + 1))

export const postsGridExamples = {
  typical: {
    block: { ...block, subtitle: 'Recipes', archiveLink: { title: 'All recipes', url: '/recipes' } },
    data: { cards: cards(3), facets: null },
  },
  archive: {
    block: archive,
    data: { cards: cards(6), facets: { total: 48, letters: ['A', 'B', 'R', 'S'], tabs } },
  },
  member: {
    block: { ...archive, showLetters: false, showDiets: false },
    data: {
      cards: cards(6),
      facets: { total: 48, letters: [], tabs: tabs.toSpliced(1, 0, { slug: 'favorites', label: 'Favorites' }) },
    },
    context: { audience: 'premium' },
  },
  restricted: {
    block,
    data: { cards: [1, 2].map((id) => card(id, { isRestrictedForMember: true })), facets: null },
  },
  four: { block: { ...block, columns: '4' }, data: { cards: cards(4), facets: null } },
  later: { block, data: { cards: cards(2), facets: null }, context: { first: false } },
  empty: { block: archive, data: { cards: [], facets: { total: 0, letters: [], tabs: [] } } },
  longest: {
    block: { ...block, title: 'A title that goes on. '.repeat(7).trim(), description: 'And on. '.repeat(70).trim() },
    data: {
      cards: [
        card(1, { title: 'Antidisestablishmentarianism '.repeat(6).trim() }),
        card(2, { excerpt: null, uri: null }),
      ],
      facets: null,
    },
  },
} satisfies Record<string, Example>
