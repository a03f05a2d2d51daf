import { call } from '@/site/calls/call.server'
import { pathId } from '@/site/calls/path-parameter'
import { routeMethods } from '@/site/calls/route-methods.server'
import { z } from 'zod'
import { readToEnd } from '@/features/community/react.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({
    audience: 'member',
    body: z.object({}),
    run: ({ request, viewer }) => readToEnd(viewer, pathId(request, '/api/forum/topics')),
  }),
})
