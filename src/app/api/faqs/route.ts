import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { faqs, faqsQuery } from '@/features/faqs/faqs.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({ audience: 'anyone', query: faqsQuery, run: ({ query, viewer }) => faqs(query, viewer.audience) }),
})
