import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { signInBody } from '@/features/passkeys/bodies.server'
import { signInWithPasskey } from '@/features/passkeys/sign-in.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({
    audience: 'anyone',
    countAs: 'session',
    body: signInBody,
    async run({ body, address, headers, request }) {
      const { user, cookies } = await signInWithPasskey(body, { address, headers: request.headers })
      for (const cookie of cookies) headers.append('set-cookie', cookie)
      return { user }
    },
  }),
})
