import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { markBody, markWatched } from '@/features/video/watches.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({ audience: 'member', body: markBody, run: ({ body, viewer }) => markWatched(viewer, body) }),
})
