import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { resetBody } from '@/features/accounts/bodies.server'
import { resetPassword } from '@/features/accounts/reset-password.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({ audience: 'anyone', body: resetBody, run: ({ body }) => resetPassword(body) }),
})
