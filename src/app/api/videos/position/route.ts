import { positionBody, savePosition } from '@/features/video/watches'
import { call } from '@/site/calls/call'
import { routeMethods } from '@/site/calls/route-methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({ audience: 'member', body: positionBody, run: ({ body, viewer }) => savePosition(viewer, body) }),
})
