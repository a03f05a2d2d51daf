import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { findMembers, membersQuery } from '@/features/community/find-members.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({ audience: 'member', query: membersQuery, run: ({ query, viewer }) => findMembers(viewer, query) }),
})
