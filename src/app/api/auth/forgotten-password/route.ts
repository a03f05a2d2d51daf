import { forgottenBody } from '@/features/accounts/bodies'
import { forgotten } from '@/features/accounts/reset-password'
import { call } from '@/site/calls/call'
import { methods } from '@/site/calls/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: call({ audience: 'anyone', body: forgottenBody, run: ({ address, body }) => forgotten(body, address) }),
})
