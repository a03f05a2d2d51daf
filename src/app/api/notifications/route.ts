import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { listNotifications, notificationsQuery } from '@/features/community/notifications.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({
    audience: 'member',
    query: notificationsQuery,
    run: ({ query, viewer }) => listNotifications(viewer, query),
  }),
})
