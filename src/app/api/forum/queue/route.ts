import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { readQueue } from '@/features/community/queue.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({ audience: 'member', run: ({ viewer }) => readQueue(viewer) }),
})
