import { call } from '@/site/calls/call.server'
import { pathId } from '@/site/calls/path-parameter'
import { routeMethods } from '@/site/calls/route-methods.server'
import { react, reactionBody } from '@/features/community/react.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({
    audience: 'member',
    body: reactionBody,
    run: ({ body, request, viewer }) => react(viewer, pathId(request, '/api/forum/posts'), body),
  }),
})
