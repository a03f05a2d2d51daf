import { call } from '@/site/calls/call.server'
import { pathId } from '@/site/calls/path-parameter'
import { routeMethods } from '@/site/calls/route-methods.server'
import { discardDraft } from '@/features/community/drafts.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  DELETE: call({
    audience: 'member',
    run: ({ request, viewer }) => discardDraft(viewer, pathId(request, '/api/forum/drafts')),
  }),
})
