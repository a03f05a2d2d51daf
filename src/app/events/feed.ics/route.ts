import { call } from '@/site/calls/call'
import { routeMethods } from '@/site/calls/route-methods'
import { calendarResponse, eventFile, eventQuery } from '@/site/feeds/events'

const oneEvent = call({ audience: 'anyone', query: eventQuery, run: ({ query }) => eventFile(query) })

/** The events as a calendar, the same for every audience; `?event=` selects one. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: (request) => (new URL(request.url).searchParams.has('event') ? oneEvent(request) : calendarResponse(request)),
})
