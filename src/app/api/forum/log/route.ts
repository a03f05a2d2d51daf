import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { logQuery, readLog } from '@/features/community/log.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({ audience: 'member', query: logQuery, run: ({ query, viewer }) => readLog(viewer, query) }),
})
