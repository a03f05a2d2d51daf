import { useCallback } from 'react'
import type { ForumTopicPage } from '../forum-types'
import { useSend } from '../use-send.client'
import { changeTopic, type TopicKey } from './use-topic.client'

/** A topic with one reply, or none, as its solution. */
export const withSolution = (page: ForumTopicPage, id: number, on: boolean): ForumTopicPage => ({
  ...page,
  topic: { ...page.topic, solved: on },
  posts: page.posts.map((post) => ({ ...post, solution: on && post.id === id })),
})

/** Marks the reply that solved a topic, or takes the mark away: shown when the server has it. */
export function useSolution(key: TopicKey) {
  const send = useSend()
  return useCallback(
    async (id: number, on: boolean) => {
      const answer = await send<{ solution: boolean }>(`/api/forum/posts/${id}/solution`, { on })
      if (answer) changeTopic(key, (page) => withSolution(page, id, answer.solution))
    },
    [key, send],
  )
}
