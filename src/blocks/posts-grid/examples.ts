import type { BlockExample } from '@/blocks/example'
import type { PostCard } from '@/catalogue/cards'
import type { PostsGridData } from './load'

type Example = BlockExample<'postsGrid', PostsGridData>

const card = (databaseId: number, more: Partial<PostCard> = {}): PostCard => ({
  id: `recipes:${databaseId}`,
  databaseId,
  postType: 'recipes',
  title: `Recipe ${databaseId}`,
  slug: `recipe-${databaseId}`,
  uri: `/recipes/recipe-${databaseId}/`,
  link: `/recipes/recipe-${databaseId}/`,
  excerpt: 'Crisp leaves and a soft egg.',
  imageUrl: null,
  image: null,
  categories: [],
  difficulty: 'Easy',
  recipes: { totalTime: 25, nutritionProtein: 13, nutritionKcal: 430, nutritionSugars: 5 },
  duration: null,
  publishedAt: '2026-11-01T00:00:00.000Z',
  eventDate: null,
  isRestrictedForMember: false,
  extras: {},
  ...more,
})

const block = { blockType: 'postsGrid', postType: 'recipes', title: 'In the kitchen this week' } as const

export const postsGridExamples = {
  typical: {
    block: { ...block, subtitle: 'Recipes', archiveLink: { title: 'All recipes', url: '/recipes' } },
    data: { cards: [card(1), card(2), card(3)] },
  },
  restricted: { block, data: { cards: [card(1, { isRestrictedForMember: true }), card(2)] } },
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
