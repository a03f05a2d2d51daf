import { loginBody, signIn } from '@/features/session/sign-in'
import { call } from '@/site/calls/call'
import { methods } from '@/site/calls/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: call({
    audience: 'anyone',
    counts: 'session',
    body: loginBody,
    async run({ body, address, headers, request }) {
      const { user, cookies } = await signIn(body, { address, headers: request.headers })
      for (const cookie of cookies) headers.append('set-cookie', cookie)
      return { user }
    },
  }),
})
