import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { resendBody } from '@/features/accounts/bodies.server'
import { requestConfirmation } from '@/features/accounts/confirmation.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({ audience: 'anyone', body: resendBody, run: ({ address, body }) => requestConfirmation(body, address) }),
})
