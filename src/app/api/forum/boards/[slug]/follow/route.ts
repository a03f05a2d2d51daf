import { call } from '@/site/calls/call.server'
import { pathName } from '@/site/calls/path-parameter'
import { routeMethods } from '@/site/calls/route-methods.server'
import { followBoard, onBody } from '@/features/community/react.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({
    audience: 'member',
    body: onBody,
    run: ({ body, request, viewer }) => followBoard(viewer, pathName(request, '/api/forum/boards'), body),
  }),
})
