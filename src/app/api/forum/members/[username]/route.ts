import { call } from '@/site/calls/call.server'
import { pathName } from '@/site/calls/path-parameter'
import { routeMethods } from '@/site/calls/route-methods.server'
import { memberCard } from '@/features/community/members.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({
    audience: 'anyone',
    run: ({ request, viewer }) => memberCard(viewer, pathName(request, '/api/forum/members')),
  }),
})
