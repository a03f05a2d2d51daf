import { markBody, markWatched } from '@/features/video/watches'
import { call } from '@/site/calls/call'
import { routeMethods } from '@/site/calls/route-methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({ audience: 'member', body: markBody, run: ({ body, viewer }) => markWatched(viewer, body) }),
})
