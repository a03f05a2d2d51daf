import { call } from '@/site/calls/call.server'
import { programmeSlug } from '@/site/calls/programme-slug'
import { routeMethods } from '@/site/calls/route-methods.server'
import { calendarQuery } from '@/features/programmes/calendar.server'
import { planCalendarResponse } from '@/site/feeds/programme.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({
    audience: 'anyone',
    query: calendarQuery,
    run: ({ query, request }) => planCalendarResponse(programmeSlug(request), query),
  }),
})
