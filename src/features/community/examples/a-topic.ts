import { REACTION_KINDS } from '@/rules/forum/terms'
import type { Comment } from '../comments/use-comments.client'
import type { ForumBoard, ForumPost, ForumTopic } from '../forum-types'

/** Someone who writes. */
export const anAuthor = (name = 'Ana'): ForumPost['author'] => ({ name, username: name.toLowerCase(), avatar: null })

/** A topic as everybody sees it. */
export const aTopicView = (own: Partial<ForumTopic> = {}): ForumTopic => ({
  id: 3,
  databaseId: 300,
  title: 'Swap for olives?',
  uri: '/community/kitchen/swap-for-olives/',
  author: anAuthor(),
  board: 'kitchen',
  boardTitle: 'In the kitchen',
  excerpt: 'What else gives that salt at the end?',
  replyCount: 1,
  reactionCount: 0,
  createdAt: '2026-11-01T10:00:00.000Z',
  lastActiveAt: '2026-11-02T10:00:00.000Z',
  pinned: false,
  locked: false,
  solved: false,
  ...own,
})

/** A published post as everybody sees it. @param id also its position */
export const aPostView = (id: number, own: Partial<ForumPost> = {}): ForumPost => ({
  id,
  author: anAuthor(),
  html: `<p>Words of post ${id}</p>`,
  createdAt: '2026-11-01T10:00:00.000Z',
  editedAt: null,
  solution: false,
  reactions: REACTION_KINDS.map((kind) => ({ kind, count: 0, mine: false })),
  quote: null,
  uri: `/community/p/${id}`,
  position: id,
  mayEdit: false,
  own: false,
  ...own,
})

/** A comment as everybody sees it. */
export const aComment = (id: number, own: Partial<Comment> = {}): Comment => ({
  ...aPostView(id),
  html: `<p>Comment ${id}</p>`,
  stars: null,
  tried: false,
  ...own,
})

/** A board on which everybody writes. */
export const aBoardView = (own: Partial<ForumBoard> = {}): ForumBoard => ({
  id: 1,
  slug: 'kitchen',
  title: 'In the kitchen',
  description: 'Swaps, suppers and what to do with a celeriac.',
  uri: '/community/kitchen/',
  requiredPlan: 'none',
  topicCount: 1,
  replyCount: 1,
  solutions: true,
  mayWrite: true,
  ...own,
})
