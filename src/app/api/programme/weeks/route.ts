import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { completedWeeks, markWeek, weekBody } from '@/features/programme-weeks/programme-weeks.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({ audience: 'member', run: ({ viewer }) => completedWeeks(viewer) }),
  POST: call({ audience: 'member', body: weekBody, run: ({ body, viewer }) => markWeek(viewer, body) }),
})
