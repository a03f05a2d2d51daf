import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { markReadBody, notificationsQuery, readNotifications } from '@/features/community/notifications.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({
    audience: 'member',
    // The list that it answers with is cut like that of GET /api/notifications.
    query: notificationsQuery,
    body: markReadBody,
    run: ({ body, query, viewer }) => readNotifications(viewer, body, query),
  }),
})
