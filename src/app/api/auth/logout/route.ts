import { signOut, signOutCookies } from '@/features/session/sign-out'
import { call } from '@/site/calls/call'
import { methods } from '@/site/calls/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: call({
    audience: 'anyone',
    counts: 'session',
    anonymous: true,
    async run({ headers, request }) {
      for (const cookie of signOutCookies()) headers.append('set-cookie', cookie)
      await signOut(request.headers)
      return { ok: true }
    },
  }),
})
