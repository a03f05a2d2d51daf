import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { ownReceipt, receiptQuery } from '@/features/memberships/receipt.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({ audience: 'member', query: receiptQuery, run: ({ query, viewer }) => ownReceipt(viewer, query) }),
})
