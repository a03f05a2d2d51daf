import { refreshSession } from '@/features/session/refresh'
import { call, Reply } from '@/site/calls/call'
import { methods } from '@/site/calls/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: call({
    audience: 'anyone',
    counts: 'session',
    async run({ headers, request }) {
      const { cookies, user } = await refreshSession(request.headers)
      for (const cookie of cookies) headers.append('set-cookie', cookie)
      return user ? { ok: true, user } : new Reply(401, { ok: false })
    },
  }),
})
