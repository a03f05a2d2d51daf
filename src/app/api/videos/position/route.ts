import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { positionBody, savePosition } from '@/features/video/watches.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({ audience: 'member', body: positionBody, run: ({ body, viewer }) => savePosition(viewer, body) }),
})
