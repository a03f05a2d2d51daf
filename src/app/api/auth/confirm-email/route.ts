import { confirmBody } from '@/features/accounts/bodies'
import { confirm } from '@/features/accounts/confirm'
import { call } from '@/site/calls/call'
import { routeMethods } from '@/site/calls/route-methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({ audience: 'anyone', body: confirmBody, run: ({ body }) => confirm(body) }),
})
