import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { joinBody } from '@/features/accounts/bodies.server'
import { join } from '@/features/accounts/join.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({ audience: 'anyone', body: joinBody, run: ({ address, body }) => join(body, address) }),
})
