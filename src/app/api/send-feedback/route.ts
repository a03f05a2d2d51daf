import { feedbackBody, sendFeedback } from '@/features/feedback/send-feedback'
import { call } from '@/site/calls/call'
import { methods } from '@/site/calls/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: call({ audience: 'staff', body: feedbackBody, run: ({ body }) => sendFeedback(body) }),
})
