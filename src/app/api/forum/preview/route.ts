import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { previewBody, previewPost } from '@/features/community/preview.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({ audience: 'member', body: previewBody, run: ({ body, viewer }) => previewPost(viewer, body) }),
})
