import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { liveClassFile, liveClassQuery } from '@/site/feeds/live-class.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({
    audience: 'anyone',
    query: liveClassQuery,
    run: ({ query, viewer }) => liveClassFile(query, viewer.audience),
  }),
})
