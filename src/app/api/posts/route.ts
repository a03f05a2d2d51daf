import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { postsQuery } from '@/catalogue/list-api.server'
import { postsFor } from '@/features/post-list/list-calls.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({
    audience: 'anyone',
    query: postsQuery,
    run: ({ query, viewer }) => postsFor(query, viewer),
  }),
})
