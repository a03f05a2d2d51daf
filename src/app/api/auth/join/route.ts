import { joinBody } from '@/features/accounts/bodies'
import { join } from '@/features/accounts/join'
import { call } from '@/site/calls/call'
import { routeMethods } from '@/site/calls/route-methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({ audience: 'anyone', body: joinBody, run: ({ address, body }) => join(body, address) }),
})
