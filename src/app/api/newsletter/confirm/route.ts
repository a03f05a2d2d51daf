import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { confirmByLink, linkQuery } from '@/features/newsletter/newsletter.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({ audience: 'anyone', query: linkQuery, run: ({ query }) => confirmByLink(query) }),
})
