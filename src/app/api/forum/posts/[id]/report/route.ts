import { call } from '@/site/calls/call.server'
import { pathId } from '@/site/calls/path-parameter'
import { routeMethods } from '@/site/calls/route-methods.server'
import { reportBody, reportPost } from '@/features/community/report.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({
    audience: 'member',
    body: reportBody,
    run: ({ body, request, viewer }) => reportPost(viewer, pathId(request, '/api/forum/posts'), body),
  }),
})
