import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { actForMember, staffBody } from '@/features/memberships/staff/act.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({ audience: 'staff', body: staffBody, run: ({ body, viewer }) => actForMember(viewer, body) }),
})
