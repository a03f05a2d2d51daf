import { giftBody, giveMembership } from '@/features/memberships/gifts.server'
import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({ audience: 'member', body: giftBody, run: ({ body, viewer }) => giveMembership(viewer, body) }),
})
