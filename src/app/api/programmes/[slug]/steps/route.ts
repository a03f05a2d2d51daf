import { call } from '@/site/calls/call.server'
import { programmeSlug } from '@/site/calls/programme-slug'
import { routeMethods } from '@/site/calls/route-methods.server'
import { zoneQuery } from '@/features/programmes/state.server'
import { markStep, stepBody } from '@/features/programmes/steps.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({
    audience: 'member',
    query: zoneQuery,
    body: stepBody,
    run: ({ body, query, request, viewer }) => markStep({ viewer, query, slug: programmeSlug(request) }, body),
  }),
})
