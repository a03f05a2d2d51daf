import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { forgottenBody } from '@/features/accounts/bodies.server'
import { requestPasswordReset } from '@/features/accounts/reset-password.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({
    audience: 'anyone',
    body: forgottenBody,
    run: ({ address, body }) => requestPasswordReset(body, address),
  }),
})
