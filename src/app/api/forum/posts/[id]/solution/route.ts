import { call } from '@/site/calls/call.server'
import { pathId } from '@/site/calls/path-parameter'
import { routeMethods } from '@/site/calls/route-methods.server'
import { markSolution, onBody } from '@/features/community/react.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({
    audience: 'member',
    body: onBody,
    run: ({ body, request, viewer }) => markSolution(viewer, pathId(request, '/api/forum/posts'), body),
  }),
})
