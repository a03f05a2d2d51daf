import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { announceNewPrice, priceChangeBody } from '@/features/memberships/staff/price-change.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({ audience: 'staff', body: priceChangeBody, run: ({ body, viewer }) => announceNewPrice(viewer, body) }),
})
