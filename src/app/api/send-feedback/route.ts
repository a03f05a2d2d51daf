import { feedbackBody, sendFeedback } from '@/features/feedback/send-feedback'
import { call } from '@/site/calls/call'
import { routeMethods } from '@/site/calls/route-methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({ audience: 'staff', body: feedbackBody, run: ({ body }) => sendFeedback(body) }),
})
