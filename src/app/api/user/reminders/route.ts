import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import {
  changeReminders,
  reminderSettings,
  remindersBody,
} from '@/features/programmes/reminders/reminder-settings.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({ audience: 'member', run: ({ viewer }) => reminderSettings(viewer) }),
  POST: call({ audience: 'member', body: remindersBody, run: ({ body, viewer }) => changeReminders(viewer, body) }),
})
