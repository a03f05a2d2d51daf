import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { confirmBody } from '@/features/accounts/bodies.server'
import { confirm } from '@/features/accounts/confirm.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({ audience: 'anyone', body: confirmBody, run: ({ body }) => confirm(body) }),
})
