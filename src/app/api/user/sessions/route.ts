import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { ownSessions, revokeBody, revokeOwnSession } from '@/platform/session/own-sessions.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({ audience: 'member', run: ({ viewer }) => ownSessions(viewer) }),
  POST: call({ audience: 'member', body: revokeBody, run: ({ body, viewer }) => revokeOwnSession(viewer, body) }),
})
