import { linkQuery, unsubscribeByLink } from '@/features/newsletter/newsletter'
import { call } from '@/site/calls/call'
import { routeMethods } from '@/site/calls/route-methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({ audience: 'anyone', query: linkQuery, run: ({ query }) => unsubscribeByLink(query) }),
})
