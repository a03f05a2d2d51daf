import { refreshSession } from '@/platform/session/refresh'
import { CallResponse, call } from '@/site/calls/call'
import { routeMethods } from '@/site/calls/route-methods'

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
