import { useCallback } from 'react'
import { useQueryClient } from '@/platform/session/query-client.client'
import { useSend } from '../use-send.client'
import { changeTopic, type TopicKey } from './use-topic.client'

/** Follows a topic, or no longer: shown at once, and put back if the server refuses. */
export function useFollowTopic(key: TopicKey, topicId: number) {
  const client = useQueryClient()
  const send = useSend()
  return useCallback(
    async (on: boolean) => {
      const show = (followed: boolean) =>
        changeTopic(client, key, (page) => ({ ...page, topic: { ...page.topic, followed } }))
      show(on)
      const answer = await send<{ followed: boolean }>(`/api/forum/topics/${topicId}/follow`, { on })
      show(answer?.followed ?? !on)
    },
    [client, key, send, topicId],
  )
}
