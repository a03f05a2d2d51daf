import { changePasswordBody } from '@/features/accounts/bodies'
import { changePassword } from '@/features/accounts/change-password'
import { call } from '@/site/calls/call'
import { routeMethods } from '@/site/calls/route-methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({
    audience: 'member',
    body: changePasswordBody,
    run: ({ address, body, viewer }) => changePassword(viewer, body, address),
  }),
})
