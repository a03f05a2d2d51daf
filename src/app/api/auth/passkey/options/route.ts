import { signInOptions } from '@/features/passkeys/sign-in'
import { call } from '@/site/calls/call'
import { methods } from '@/site/calls/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: call({ audience: 'anyone', run: ({ address }) => signInOptions(address) }),
})
