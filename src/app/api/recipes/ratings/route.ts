import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { rate, ratingBody, ratingsOf } from '@/features/ratings/ratings.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({ audience: 'member', run: ({ viewer }) => ratingsOf(viewer) }),
  POST: call({ audience: 'member', body: ratingBody, run: ({ body, viewer }) => rate(viewer, body) }),
})
