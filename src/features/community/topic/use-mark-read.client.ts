import { useEffect } from 'react'
import { postPersonal } from '@/platform/session/authenticated-fetch'

/**
 * Marks a topic as read to its end, once its last page is shown to a member. A failure is no matter: the next visit
 * does it.
 */
export function useMarkRead(topicId: number, unread: number): void {
  useEffect(() => {
    if (unread > 0) void postPersonal(`/api/forum/topics/${topicId}/read`, {}, { keepalive: true })
  }, [topicId, unread])
}
