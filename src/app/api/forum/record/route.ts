import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { memberRecord, recordQuery } from '@/features/community/history.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({ audience: 'member', query: recordQuery, run: ({ query, viewer }) => memberRecord(viewer, query) }),
})
