import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { recentQuery, recentTopics } from '@/features/community/topics.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({ audience: 'anyone', query: recentQuery, run: ({ query, viewer }) => recentTopics(viewer, query) }),
})
