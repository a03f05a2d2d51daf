import { completedWeeks, markWeek, weekBody } from '@/features/programme-weeks/programme-weeks'
import { call } from '@/site/calls/call'
import { routeMethods } from '@/site/calls/route-methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({ audience: 'member', run: ({ viewer }) => completedWeeks(viewer) }),
  POST: call({ audience: 'member', body: weekBody, run: ({ body, viewer }) => markWeek(viewer, body) }),
})
