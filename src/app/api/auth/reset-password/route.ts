import { resetBody } from '@/features/accounts/bodies'
import { resetPassword } from '@/features/accounts/reset-password'
import { call } from '@/site/calls/call'
import { routeMethods } from '@/site/calls/route-methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({ audience: 'anyone', body: resetBody, run: ({ body }) => resetPassword(body) }),
})
