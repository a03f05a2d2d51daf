import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { giftBody, giveMembership } from '@/features/memberships/gifts.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({ audience: 'member', body: giftBody, run: ({ body, viewer }) => giveMembership(viewer, body) }),
})
