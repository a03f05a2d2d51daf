import { faqs, faqsQuery } from '@/features/faqs/faqs'
import { call } from '@/site/calls/call'
import { routeMethods } from '@/site/calls/route-methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({ audience: 'anyone', query: faqsQuery, run: ({ query, viewer }) => faqs(query, viewer.audience) }),
})
