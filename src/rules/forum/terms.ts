import type { RequiredPlan } from '../audience'

/** Who may write on a board, as its row stores it. */
export const WRITERS = {
  everyone: 'Everybody who can read it',
  staff: 'Staff',
  standard: 'Standard members and up',
  premium: 'Premium members',
} as const satisfies Record<string, string>
export type Writers = keyof typeof WRITERS

/** The reactions that a post can get, in the order in which they are listed. */
export const REACTION_KINDS = ['like', 'love', 'thanks', 'celebrate'] as const
export type ReactionKind = (typeof REACTION_KINDS)[number]

/** How a list of topics is sorted; the first is the default. */
export const TOPIC_SORTS = ['latest', 'new', 'top', 'unanswered'] as const
export type TopicSort = (typeof TOPIC_SORTS)[number]

/**
 * `held`: waiting for approval, only its author sees it. `hidden`: taken away by moderators or by reports.
 * `deleted`: its place stays, without its words. A rejected post was held and never appears.
 */
export const POST_STATES = ['published', 'held', 'hidden', 'deleted', 'rejected'] as const

/** A merged topic leads to the one that its posts are in now. */
export const TOPIC_STATES = ['published', 'held', 'hidden', 'deleted', 'rejected', 'merged'] as const

/** Why a post waits for approval. */
export const HELD_FOR = {
  first: 'One of the first posts',
  links: 'Many links',
  pictures: 'Many pictures',
  words: 'A word of the list',
} as const
export type HeldFor = keyof typeof HELD_FOR

/** Why a person gets a notification of a new post. The first that applies wins: one for each post and person. */
export const POST_NOTIFICATIONS = ['mention', 'reply', 'follow'] as const
export type PostNotification = (typeof POST_NOTIFICATIONS)[number]

/** Every kind of notification: for new posts, reactions, and what moderators tell a person. */
export const NOTIFICATION_KINDS = [...POST_NOTIFICATIONS, 'reaction', 'warning'] as const

/** When notifications of a kind are sent by email. */
export const EMAIL_TIMES = ['now', 'daily', 'weekly', 'never'] as const
export type EmailTime = (typeof EMAIL_TIMES)[number]

/** The settings of a person who has not chosen. */
export const DEFAULT_NOTIFICATION_SETTINGS = {
  mentions: 'now',
  replies: 'now',
  follows: 'daily',
  reactions: 'never',
} as const satisfies Record<string, EmailTime>

/** What decides about a board. */
export type BoardRules = {
  requiredPlan: RequiredPlan
  writers: Writers
  /** This many of a member's first posts on the board wait for approval. */
  holdFirst: number
  /** Seconds between two posts of a member. */
  slowModeS: number
  /** Minutes for which members can edit and delete their posts; null for always. */
  editMinutes: number | null
  /** Whether the asker can mark the reply that solved it. */
  solutions: boolean
  /** As {@link wordList} gives them (post-limits.ts). */
  heldWords: readonly string[]
}

/** The name that is shown for the author of a post whose account was deleted. */
export const FORMER_MEMBER = 'Former member'
