import type { BlockExample } from '@/blocks/example'
import { aCard as card, NO_RECIPE } from '@/cards/example-card'
import type { PostList } from '@/features/post-list/list'
import { exampleImage } from '@/ui/examples/image'

type Example = BlockExample<'postCarousel', PostList>

const block = {
  blockType: 'postCarousel',
  title: 'New this month',
  subtitle: 'To read, to cook, to follow',
  method: 'Automatic',
} as const

const list: PostList = {
  first: [
    ...[1, 2, 3].map((id) => card(id, { image: exampleImage })),
    card(4, { postType: 'posts', title: 'A case for breakfast', recipes: NO_RECIPE }),
    card(5, { postType: 'podcasts', title: 'On sleeping badly', recipes: NO_RECIPE, duration: 31 }),
  ],
  rest: [],
  postTypes: ['recipes', 'posts', 'podcasts'],
  taxonomy: 'types',
  tabs: [],
}

const tabs = [
  { slug: '', label: 'All' },
  { slug: 'recipes', label: 'Recipes' },
  { slug: 'posts', label: 'Blog posts' },
  { slug: 'podcasts', label: 'Podcasts' },
]

export const postCarouselExamples = {
  typical: { block, data: { ...list, tabs } },
  member: {
    block,
    data: { ...list, tabs: tabs.toSpliced(1, 0, { slug: 'favorites', label: 'Favorites' }) },
    context: { audience: 'premium' },
  },
  unfiltered: { block, data: list },
  restricted: { block, data: { ...list, first: [1, 2].map((id) => card(id, { isRestrictedForMember: true })) } },
  empty: { block, data: { ...list, first: [] } },
  longest: {
    block: { ...block, title: 'A title that goes on. '.repeat(7).trim(), subtitle: 'And on. '.repeat(20).trim() },
    data: {
      ...list,
      first: [card(1, { title: 'Antidisestablishmentarianism '.repeat(6).trim() }), card(2, { uri: null })],
      tabs: Array.from({ length: 14 }, (_, index) => ({ slug: `${index}`, label: `Category ${index + 1}` })),
    },
  },
} satisfies Record<string, Example>
