import { resendBody } from '@/features/accounts/bodies'
import { requestConfirmation } from '@/features/accounts/confirmation'
import { call } from '@/site/calls/call'
import { routeMethods } from '@/site/calls/route-methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({ audience: 'anyone', body: resendBody, run: ({ address, body }) => requestConfirmation(body, address) }),
})
