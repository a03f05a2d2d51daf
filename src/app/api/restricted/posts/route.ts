import { queryRestrictedPosts, restrictedQuery } from '@/catalogue/list-api'
import { call } from '@/site/calls/call'
import { routeMethods } from '@/site/calls/route-methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({
    audience: 'anyone',
    query: restrictedQuery,
    run: ({ query, viewer }) => queryRestrictedPosts(query, viewer.audience),
  }),
})
