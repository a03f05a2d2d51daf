import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { testimonials, testimonialsQuery } from '@/features/testimonials/testimonials.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({
    audience: 'anyone',
    query: testimonialsQuery,
    run: ({ query, viewer }) => testimonials(query, viewer.audience),
  }),
})
