import { resendBody } from '@/features/accounts/bodies'
import { requestConfirmation } from '@/features/accounts/confirmation'
import { call } from '@/site/calls/call'
import { methods } from '@/site/calls/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: call({ audience: 'anyone', body: resendBody, run: ({ address, body }) => requestConfirmation(body, address) }),
})
