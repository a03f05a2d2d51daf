import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { membershipOnArrival, meQuery } from '@/features/memberships/arrival.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({ audience: 'member', query: meQuery, run: ({ query, viewer }) => membershipOnArrival(viewer, query) }),
})
