import type { ReactionKind, TopicSort } from '@/rules/forum/terms'

/** Visible texts of the community. */
export const COMMUNITY = {
  title: 'Community',
  intro: 'The long table: ask, answer, or just read along with your tea.',
  description: 'Questions and answers of members: kitchen, movement, sleep, and the six weeks. Read along, or ask.',
  search: 'Search the community',
  newTopic: 'New topic',
  allTopics: 'All topics',
  noTopics: 'There are no topics here yet.',
  noTopicsInvitation: 'Begin with a question. Short ones are welcome.',
  noResults: 'Nothing was found. Try fewer or other words, or ask it as a new topic.',
  allAnswered: 'Every topic has an answer.',
  deleted: 'This post was deleted.',
  commentDeleted: 'This comment was deleted.',
  held: 'Waits for approval. Only you can see it.',
  hidden: 'Hidden. Only its author and moderators can see it.',
  locked: 'This topic is locked. There can be no more replies.',
  loadFailed: 'This could not be loaded.',
} as const

/** The mark of a comment whose author tried the recipe or class. */
export const TRIED_IT = 'Tried it'

/** The names of the orders of a list. */
export const SORT_LABELS = {
  latest: 'Latest',
  new: 'New',
  top: 'Top',
  unanswered: 'Unanswered',
} as const satisfies Record<TopicSort, string>

/** The names of the reactions. */
export const REACTIONS = {
  like: 'Like',
  love: 'Love',
  thanks: 'Thanks',
  celebrate: 'Celebrate',
} as const satisfies Record<ReactionKind, string>

/** "1 reply", "12 replies". */
export const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
