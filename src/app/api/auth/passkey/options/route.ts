import { signInOptions } from '@/features/passkeys/sign-in'
import { call } from '@/site/calls/call'
import { routeMethods } from '@/site/calls/route-methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({ audience: 'anyone', run: ({ address }) => signInOptions(address) }),
})
