import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { draftsQuery, listDrafts } from '@/features/community/drafts.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({ audience: 'member', query: draftsQuery, run: ({ query, viewer }) => listDrafts(viewer, query) }),
})
