import { CallResponse, call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { refreshSession } from '@/platform/session/refresh.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({
    audience: 'anyone',
    countAs: 'session',
    async run({ headers, request }) {
      const { cookies, user } = await refreshSession(request.headers)
      for (const cookie of cookies) headers.append('set-cookie', cookie)
      return user ? { ok: true, user } : new CallResponse(401, { ok: false })
    },
  }),
})
