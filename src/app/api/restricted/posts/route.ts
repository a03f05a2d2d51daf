import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { queryRestrictedPosts, restrictedQuery } from '@/catalogue/list-api.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({
    audience: 'anyone',
    query: restrictedQuery,
    run: ({ query, viewer }) => queryRestrictedPosts(query, viewer.audience),
  }),
})
