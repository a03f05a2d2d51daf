import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { markRead, readBody } from '@/features/programmes/read.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({ audience: 'member', body: readBody, run: ({ body, viewer }) => markRead(viewer, body) }),
})
