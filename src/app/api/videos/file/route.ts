import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { fileRedirect } from '@/features/video/file-redirect.server'
import { itemQuery } from '@/features/video/video-access.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({ audience: 'anyone', query: itemQuery, run: ({ query, viewer }) => fileRedirect(query, viewer) }),
})
