import { ownReceipt, receiptQuery } from '@/features/memberships/receipt.server'
import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({ audience: 'member', query: receiptQuery, run: ({ query, viewer }) => ownReceipt(viewer, query) }),
})
