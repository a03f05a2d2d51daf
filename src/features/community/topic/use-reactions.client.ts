import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { CallResult } from '@/platform/session/call-result'
import type { ReactionKind } from '@/rules/forum/terms'
import type { ForumPost } from '../forum-types'
import type { react } from '../react.server'
import { useSend } from '../use-send.client'
import { changePost, type TopicKey } from './use-topic.client'

/** A post with a reaction given or taken back. */
export const withReaction = (post: ForumPost, kind: ReactionKind, on: boolean): ForumPost => ({
  ...post,
  reactions: post.reactions.map((each) =>
    each.kind === kind && each.mine !== on ? { kind, mine: on, count: each.count + (on ? 1 : -1) } : each,
  ),
})

/** Gives or takes back a reaction: shown at once, and put back if the server refuses. */
export function useReactions(key: TopicKey) {
  const client = useQueryClient()
  const send = useSend()
  return useCallback(
    async (id: number, kind: ReactionKind, on: boolean) => {
      changePost(client, key, id, (post) => withReaction(post, kind, on))
      const answer = await send<CallResult<typeof react>>(`/api/forum/posts/${id}/reactions`, { kind, on })
      changePost(client, key, id, (post) =>
        answer ? { ...post, reactions: answer.reactions } : withReaction(post, kind, !on),
      )
    },
    [client, key, send],
  )
}
