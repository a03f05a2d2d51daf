import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import {
  changeNotificationSettings,
  notificationSettings,
  settingsBody,
} from '@/features/community/notification-settings.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({ audience: 'member', run: ({ viewer }) => notificationSettings(viewer) }),
  POST: call({
    audience: 'member',
    body: settingsBody,
    run: ({ body, viewer }) => changeNotificationSettings(viewer, body),
  }),
})
