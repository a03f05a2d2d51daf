import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { feedbackBody, sendFeedback } from '@/features/feedback/send-feedback.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({ audience: 'staff', body: feedbackBody, run: ({ body }) => sendFeedback(body) }),
})
