import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { checkout, checkoutBody } from '@/features/memberships/checkout.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({ audience: 'member', body: checkoutBody, run: ({ body, viewer }) => checkout(viewer, body) }),
})
