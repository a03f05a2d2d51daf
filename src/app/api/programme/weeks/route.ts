import { doneWeeks, markWeek, weekBody } from '@/features/programme-weeks/weeks'
import { call } from '@/site/calls/call'
import { routeMethods } from '@/site/calls/route-methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({ audience: 'member', run: ({ viewer }) => doneWeeks(viewer) }),
  POST: call({ audience: 'member', body: weekBody, run: ({ body, viewer }) => markWeek(viewer, body) }),
})
