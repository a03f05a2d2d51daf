import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { signOut, signOutCookies } from '@/platform/session/sign-out.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({
    audience: 'anyone',
    countAs: 'session',
    anonymous: true,
    async run({ headers, request }) {
      for (const cookie of signOutCookies()) headers.append('set-cookie', cookie)
      await signOut(request.headers)
      return { ok: true }
    },
  }),
})
