import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { videosQuery } from '@/catalogue/list-api.server'
import { videosFor } from '@/features/post-list/list-calls.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({
    audience: 'anyone',
    query: videosQuery,
    run: ({ query, viewer }) => videosFor(query, viewer),
  }),
})
