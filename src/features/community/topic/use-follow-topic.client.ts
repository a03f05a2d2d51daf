import { useCallback } from 'react'
import { useSend } from '../use-send.client'
import { changeTopic, type TopicKey } from './use-topic.client'

/** Follows a topic, or no longer: shown at once, and put back if the server refuses. */
export function useFollowTopic(key: TopicKey, topicId: number) {
  const send = useSend()
  return useCallback(
    async (on: boolean) => {
      const show = (followed: boolean) => changeTopic(key, (page) => ({ ...page, topic: { ...page.topic, followed } }))
      show(on)
      const answer = await send<{ followed: boolean }>(`/api/forum/topics/${topicId}/follow`, { on })
      show(answer?.followed ?? !on)
    },
    [key, send, topicId],
  )
}
