import { testimonials, testimonialsQuery } from '@/features/testimonials/testimonials'
import { call } from '@/site/calls/call'
import { methods } from '@/site/calls/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: call({
    audience: 'anyone',
    query: testimonialsQuery,
    run: ({ query, viewer }) => testimonials(query, viewer.audience),
  }),
})
