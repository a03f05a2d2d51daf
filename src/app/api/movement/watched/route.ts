import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { watchedBody, watchedMovements } from '@/features/video/watches.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({ audience: 'member', body: watchedBody, run: ({ body, viewer }) => watchedMovements(viewer, body) }),
})
