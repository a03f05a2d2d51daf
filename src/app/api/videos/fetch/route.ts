import { queryVideos, videosQuery } from '@/catalogue/list-api.server'
import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({
    audience: 'anyone',
    query: videosQuery,
    run: ({ query, viewer }) => queryVideos(query, viewer.audience),
  }),
})
