import { call } from '@/site/calls/call.server'
import { programmeSlug } from '@/site/calls/programme-slug'
import { routeMethods } from '@/site/calls/route-methods.server'
import { renewCalendar } from '@/features/programmes/change.server'
import { zoneQuery } from '@/features/programmes/state.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({
    audience: 'member',
    query: zoneQuery,
    run: ({ query, request, viewer }) => renewCalendar({ viewer, query, slug: programmeSlug(request) }),
  }),
})
