import { call } from '@/site/calls/call'
import { methods } from '@/site/calls/methods'
import { calendarAnswer, eventFile, eventQuery } from '@/site/feeds/events'

const oneEvent = call({ audience: 'anyone', query: eventQuery, run: ({ query }) => eventFile(query) })

/** The events as a calendar, the same for everybody; `?event=` asks for one of them. DESIGN 7. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request) => (new URL(request.url).searchParams.has('event') ? oneEvent(request) : calendarAnswer(request)),
})
