import { call } from '@/site/calls/call.server'
import { programmeSlug } from '@/site/calls/programme-slug'
import { routeMethods } from '@/site/calls/route-methods.server'
import { changeMode, modeBody } from '@/features/programmes/change.server'
import { zoneQuery } from '@/features/programmes/state.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({
    audience: 'member',
    query: zoneQuery,
    body: modeBody,
    run: ({ body, query, request, viewer }) => changeMode({ viewer, query, slug: programmeSlug(request) }, body),
  }),
})
