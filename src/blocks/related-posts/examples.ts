import type { BlockExample } from '@/blocks/example'
import { aCard as card } from '@/cards/example-card'
import type { PostList } from '@/features/post-list/list'
import { exampleImage } from '@/ui/examples/image'

type Example = BlockExample<'relatedPosts', PostList>

const block = {
  blockType: 'relatedPosts',
  title: 'For the evening after',
  subtitle: 'Dishes that ask nothing of you.',
  displayMode: 'cards',
  method: 'Automatic',
  archiveLink: { title: 'All recipes', url: '/recipes' },
} as const

const list = (count: number): PostList => ({
  first: Array.from({ length: count }, (_, index) => card(index + 1, { image: exampleImage })),
  rest: [],
  postTypes: ['recipes'],
  taxonomy: 'recipes',
  tabs: [],
})

export const relatedPostsExamples = {
  typical: { block, data: list(6) },
  list: { block, data: list(8), context: { first: false, listPart: 'list' } },
  thumbnails: { block: { ...block, displayMode: 'thumbnails' }, data: list(8) },
  filtered: {
    block: { ...block, displayMode: 'thumbnails' },
    data: {
      ...list(6),
      tabs: [
        { slug: '', label: 'All' },
        { slug: 'soups', label: 'Soups' },
      ],
    },
  },
  restricted: { block, data: { ...list(0), first: [card(1, { isRestrictedForMember: true })] } },
  empty: { block, data: list(0) },
  nothingChosen: { block: { ...block, method: 'Manual' }, data: list(0) },
  longest: {
    block: { ...block, title: 'A title that goes on. '.repeat(7).trim(), subtitle: 'And on. '.repeat(20).trim() },
    data: { ...list(0), first: [card(1, { title: 'Antidisestablishmentarianism '.repeat(6).trim() })] },
  },
} satisfies Record<string, Example>
