import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { cancelBody, cancelMembership } from '@/features/memberships/change.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({ audience: 'member', body: cancelBody, run: ({ body, viewer }) => cancelMembership(viewer, body) }),
})
