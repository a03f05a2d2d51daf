import { endBody, endOwnSession, ownSessions } from '@/features/session/own-sessions'
import { call } from '@/site/calls/call'
import { methods } from '@/site/calls/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: call({ audience: 'member', run: ({ viewer }) => ownSessions(viewer) }),
  POST: call({ audience: 'member', body: endBody, run: ({ body, viewer }) => endOwnSession(viewer, body) }),
})
