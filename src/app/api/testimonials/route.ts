import { testimonials, testimonialsQuery } from '@/features/testimonials/testimonials'
import { call } from '@/site/calls/call'
import { routeMethods } from '@/site/calls/route-methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({
    audience: 'anyone',
    query: testimonialsQuery,
    run: ({ query, viewer }) => testimonials(query, viewer.audience),
  }),
})
