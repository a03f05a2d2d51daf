import { call } from '@/site/calls/call.server'
import { pathId } from '@/site/calls/path-parameter'
import { routeMethods } from '@/site/calls/route-methods.server'
import { listEdits } from '@/features/community/edit-post.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({
    audience: 'anyone',
    run: ({ request, viewer }) => listEdits(viewer, pathId(request, '/api/forum/posts')),
  }),
})
