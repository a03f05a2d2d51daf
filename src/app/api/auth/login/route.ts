import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { loginBody, signIn } from '@/features/login/sign-in.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({
    audience: 'anyone',
    countAs: 'session',
    body: loginBody,
    async run({ body, address, headers, request }) {
      const { user, cookies } = await signIn(body, { address, headers: request.headers })
      for (const cookie of cookies) headers.append('set-cookie', cookie)
      return { user }
    },
  }),
})
