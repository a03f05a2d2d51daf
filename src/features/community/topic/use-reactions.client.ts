import { useCallback } from 'react'
import type { CallResult } from '@/platform/session/call-result'
import type { ReactionKind } from '@/rules/forum/terms'
import type { ForumPost } from '../forum-types'
import type { react } from '../react.server'
import { useSend } from '../use-send.client'

type WithReactions = Pick<ForumPost, 'reactions'>

/** Changes what is shown of one post. */
export type ChangePost = (id: number, change: <Post extends WithReactions>(post: Post) => Post) => void

/** A post with a reaction given or taken back. */
export const withReaction = <Post extends WithReactions>(post: Post, kind: ReactionKind, on: boolean): Post => ({
  ...post,
  reactions: post.reactions.map((each) =>
    each.kind === kind && each.mine !== on ? { kind, mine: on, count: each.count + (on ? 1 : -1) } : each,
  ),
})

/** Gives or takes back a reaction: shown at once, and put back if the server refuses. @param change must be stable */
export function useReactions(change: ChangePost) {
  const send = useSend()
  return useCallback(
    async (id: number, kind: ReactionKind, on: boolean) => {
      change(id, (post) => withReaction(post, kind, on))
      const answer = await send<CallResult<typeof react>>(`/api/forum/posts/${id}/reactions`, { kind, on })
      change(id, (post) => (answer ? { ...post, reactions: answer.reactions } : withReaction(post, kind, !on)))
    },
    [change, send],
  )
}
