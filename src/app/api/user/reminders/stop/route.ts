import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { stopByLink, stopQuery } from '@/features/programmes/reminders/reminder-settings.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({ audience: 'anyone', query: stopQuery, run: ({ query }) => stopByLink(query) }),
})
