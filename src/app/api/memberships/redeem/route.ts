import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { redeemBody, redeemGift } from '@/features/memberships/gifts.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({ audience: 'member', body: redeemBody, run: ({ body, viewer }) => redeemGift(viewer, body) }),
})
