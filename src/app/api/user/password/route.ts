import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { changePasswordBody } from '@/features/accounts/bodies.server'
import { changePassword } from '@/features/accounts/change-password.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({
    audience: 'member',
    body: changePasswordBody,
    run: ({ address, body, viewer }) => changePassword(viewer, body, address),
  }),
})
