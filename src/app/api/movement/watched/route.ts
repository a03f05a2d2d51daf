import { watchedBody, watchedMovements } from '@/features/video/watches'
import { call } from '@/site/calls/call'
import { routeMethods } from '@/site/calls/route-methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({ audience: 'member', body: watchedBody, run: ({ body, viewer }) => watchedMovements(viewer, body) }),
})
