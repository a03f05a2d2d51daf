import { signOut } from '@/features/session/sign-in'
import { call } from '@/site/calls/call'
import { methods } from '@/site/calls/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: call({
    audience: 'anyone',
    counts: 'session',
    async run({ headers, request }) {
      headers.append('set-cookie', await signOut(request.headers))
      return { ok: true }
    },
  }),
})
