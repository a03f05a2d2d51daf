import type { BlockExample } from '@/blocks/example'
import { aCard as card, NO_RECIPE } from '@/cards/example-card'
import type { PostCard } from '@/catalogue/cards.server'
import { exampleImage } from '@/ui/examples/image'
import type { VideoListData } from './load.server'

type Example = BlockExample<'videoGrid', VideoListData>

const block = {
  blockType: 'videoGrid',
  title: 'To follow at noon',
  subtitle: 'Movement',
  itemSelection: 'Automatic',
  postType: ['movementGuides'],
} as const satisfies Omit<Example['block'], 'postType'> & { postType: readonly 'movementGuides'[] }

const video = (databaseId: number, parts: Partial<PostCard> = {}) =>
  card(databaseId, {
    postType: 'movementGuides',
    title: `Movement ${databaseId}`,
    uri: `/movements/movement-${databaseId}/`,
    image: exampleImage,
    recipes: NO_RECIPE,
    duration: 12,
    extras: { level: 'Beginner' },
    ...parts,
  })
const videos = (count: number): VideoListData => ({
  first: Array.from({ length: count }, (_, index) => video(index + 1)),
  rest: [],
  total: count,
})

export const videoListExamples = {
  typical: { block: { ...block, postType: ['movementGuides'] }, data: videos(3) },
  featured: { block: { ...block, postType: ['movementGuides'], featureFirstItem: true }, data: videos(4) },
  square: { block: { ...block, postType: ['movementGuides'], format: 'square' }, data: videos(3) },
  pages: {
    block: { ...block, postType: ['movementGuides'], itemsPerPage: 3, numberOfPosts: 24 },
    data: { ...videos(3), rest: Array.from({ length: 4 }, (_, index) => video(index + 4)), total: 7 },
  },
  restricted: {
    block: { ...block, postType: ['movementGuides'] },
    data: { first: [video(1, { isRestrictedForMember: true }), video(2)], rest: [], total: 2 },
  },
  empty: { block: { ...block, postType: ['masterclasses'] }, data: videos(0) },
  longest: {
    block: { ...block, postType: ['movementGuides'], title: 'A title that goes on. '.repeat(7).trim() },
    data: {
      first: [
        video(1, { title: 'Antidisestablishmentarianism '.repeat(6).trim() }),
        video(2, { uri: null, duration: null }),
      ],
      rest: [],
      total: 2,
    },
  },
} satisfies Record<string, Example>
