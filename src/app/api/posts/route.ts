import { postsQuery, queryPosts } from '@/catalogue/list-api'
import { call } from '@/site/calls/call'
import { routeMethods } from '@/site/calls/route-methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({
    audience: 'anyone',
    query: postsQuery,
    run: ({ query, viewer }) => queryPosts(query, viewer.audience),
  }),
})
