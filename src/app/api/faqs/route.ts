import { faqs, faqsQuery } from '@/features/faqs/faqs'
import { call } from '@/site/calls/call'
import { methods } from '@/site/calls/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: call({ audience: 'anyone', query: faqsQuery, run: ({ query, viewer }) => faqs(query, viewer.audience) }),
})
