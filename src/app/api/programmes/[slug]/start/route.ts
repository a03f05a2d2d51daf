import { call } from '@/site/calls/call.server'
import { programmeSlug } from '@/site/calls/programme-slug'
import { routeMethods } from '@/site/calls/route-methods.server'
import { startBody, startProgramme } from '@/features/programmes/start.server'
import { zoneQuery } from '@/features/programmes/state.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({
    audience: 'member',
    query: zoneQuery,
    body: startBody,
    run: ({ body, query, request, viewer }) => startProgramme({ viewer, query, slug: programmeSlug(request) }, body),
  }),
})
