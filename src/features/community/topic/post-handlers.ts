import type { ReactionKind } from '@/rules/forum/terms'
import type { ForumPost } from '../forum-types'

/** What the buttons of a post do. */
export type PostHandlers = {
  react(post: ForumPost, kind: ReactionKind, on: boolean): void
  /** Hands the post to the reply form. */
  quote(post: ForumPost): void
  solve(post: ForumPost, on: boolean): void
  /** Shows what the server has now. */
  replace(post: ForumPost): void
  reload(): void
}
