/**
 * The shapes of what members of the demo write. A text has paragraphs between empty lines, lists of lines that begin
 * with "- ", quoted lines that begin with "> ", links as [words](/address/), **bold** and _italic_ words.
 */
import type { ReactionKind } from '@/rules/forum/terms'

type Reactions = { readonly [Kind in ReactionKind]?: readonly string[] }

/** A post. People are named by their usernames: of demo/community/members.ts, or of the demo accounts. */
export interface DemoPost extends Reactions {
  by: string
  text: string
  /** Of demo/media/pictures.json, shown below the text. */
  picture?: { name: string; alt: string }
}

export interface DemoReply extends DemoPost {
  /** Hours after the opening post; replies stand in this order. */
  after: number
  /** Which post of the topic it quotes: 0 is the opening one. */
  quotes?: number
  /** The asker marked it as the solution. */
  solves?: true
  /** What the author changed it to an hour later. */
  edited?: string
  /** Who reported it to the moderators, and why. */
  reported?: { by: string; reason: string; note?: string }
}

export interface DemoTopic extends DemoPost {
  title: string
  /** Of the opening post, counted back from the load. */
  daysAgo: number
  /** Why a moderator pinned it. */
  pinned?: string
  /** Why a moderator locked it. */
  locked?: string
  replies: readonly DemoReply[]
}

/** A board of the community with its topics. */
export interface DemoBoard {
  slug: string
  title: string
  description: string
  requiredPlan: 'none' | 'premium'
  writers: 'everyone' | 'staff'
  solutions: boolean
  topics: readonly DemoTopic[]
}
