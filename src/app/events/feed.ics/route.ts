import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { calendarResponse, eventFile, eventQuery } from '@/site/feeds/events.server'

const oneEvent = call({ audience: 'anyone', query: eventQuery, run: ({ query }) => eventFile(query) })

/** The events as a calendar, the same for every audience; `?event=` selects one. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: (request) => (new URL(request.url).searchParams.has('event') ? oneEvent(request) : calendarResponse(request)),
})
