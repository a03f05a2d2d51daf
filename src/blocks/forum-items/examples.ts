import type { BlockExample } from '@/blocks/example'
import { exampleImage } from '@/ui/examples/image'
import type { ForumItemsData, RecentTopic } from './load.server'

type Example = BlockExample<'forumItems', ForumItemsData>

const block = {
  blockType: 'forumItems',
  forumTitle: 'From the community',
  forumSubtitle: 'What members talk about',
  forumCtaLink: { title: 'All topics', url: '/community/' },
} as const

/** A topic of the board "In the kitchen". */
export const aTopic = (id: number, parts: Partial<RecentTopic> = {}): RecentTopic => ({
  id,
  databaseId: 1_000 + id,
  title: 'A breakfast I can eat in the car',
  uri: `/community/in-the-kitchen/topic-${id}/`,
  author: { name: 'Jonah', username: 'jonah', avatar: null },
  board: 'in-the-kitchen',
  boardTitle: 'In the kitchen',
  excerpt: 'Forty minutes of school run, then a meeting. Porridge is out.',
  replyCount: 24,
  reactionCount: 3,
  createdAt: '2026-11-20T08:00:00.000Z',
  lastActiveAt: '2026-11-22T08:00:00.000Z',
  pinned: false,
  locked: false,
  solved: false,
  ...parts,
})

const topics = [
  aTopic(1),
  aTopic(2, {
    title: 'Waking at three, every night of week two',
    excerpt: 'It has been four nights. Did this pass for anyone, and when?',
    author: { name: 'Marianne', username: 'marianne', avatar: null },
    boardTitle: 'Sleep and calm',
    replyCount: 1,
  }),
  aTopic(3, { title: 'Hips: Tuesday class or the long Saturday one?', excerpt: '', replyCount: 0 }),
]

const longest = aTopic(4, {
  title: 'And so it goes on. '.repeat(8).trim(),
  excerpt: 'On and on. '.repeat(18).trim(),
  author: { name: 'Antidisestablishmentarianism', username: 'anti', avatar: null },
})

export const forumItemsExamples = {
  typical: { block, data: { topics, images: [exampleImage] } },
  faces: { block: { ...block, forumSubtitle: null }, data: { topics, images: [] } },
  empty: { block: { ...block, forumCtaLink: {} }, data: { topics: [], images: [exampleImage] } },
  quiet: { block, data: { topics: [], images: [] } },
  longest: {
    block: { ...block, forumTitle: 'A title that goes on. '.repeat(7).trim() },
    data: { topics: [longest, aTopic(5)], images: [exampleImage] },
  },
} satisfies Record<string, Example>
