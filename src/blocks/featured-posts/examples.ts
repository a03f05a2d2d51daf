import type { BlockExample } from '@/blocks/example'
import type { PostCard } from '@/catalogue/cards.server'
import { exampleImage } from '@/ui/examples/image'
import type { FeaturedPostsData } from './load.server'

type Example = BlockExample<'featuredPosts', FeaturedPostsData>

const card = (databaseId: number, more: Partial<PostCard> = {}): PostCard => ({
  id: `posts:${databaseId}`,
  databaseId,
  postType: 'posts',
  title: `Article ${databaseId}`,
  slug: `article-${databaseId}`,
  uri: `/ebs-blog/article-${databaseId}/`,
  link: `/ebs-blog/article-${databaseId}/`,
  excerpt: 'Most of it was begun at the stove.',
  imageUrl: exampleImage.url,
  image: exampleImage,
  categories: [],
  difficulty: 'Easy',
  recipes: { totalTime: 0, nutritionProtein: null, nutritionKcal: null, nutritionSugars: null },
  duration: null,
  publishedAt: '2026-11-05T00:00:00.000Z',
  eventDate: null,
  isRestrictedForMember: false,
  freeIsEnough: false,
  commentCount: 0,
  rating: null,
  extras: {},
  ...more,
})

const block = { blockType: 'featuredPosts', selection: 'Automatic', postType: 'posts', id: 'featured' } as const

export const featuredPostsExamples = {
  typical: {
    block: { ...block, title: 'From the journal', subtitle: 'To read' },
    data: { cards: [card(1), card(2), card(3), card(4), card(5)] },
    context: { first: false },
  },
  banner: { block, data: { cards: [card(1), card(2), card(3)] } },
  alone: { block: { ...block, title: 'Only one' }, data: { cards: [card(1)] }, context: { first: false } },
  empty: { block: { ...block, title: 'Nothing yet' }, data: { cards: [] } },
  longest: {
    block: { ...block, title: 'A title that goes on. '.repeat(7).trim(), subtitle: 'And on. '.repeat(20).trim() },
    data: {
      cards: [
        card(1, { title: 'Antidisestablishmentarianism '.repeat(5).trim(), excerpt: 'And on. '.repeat(70).trim() }),
        card(2, { title: 'Antidisestablishmentarianism '.repeat(5).trim() }),
        card(3, { uri: null, image: null, excerpt: null }),
      ],
    },
    context: { first: false },
  },
  restricted: {
    block: { ...block, title: 'For members' },
    data: { cards: [card(1, { isRestrictedForMember: true }), card(2, { isRestrictedForMember: true }), card(3)] },
    context: { first: false },
  },
} satisfies Record<string, Example>
