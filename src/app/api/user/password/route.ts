import { changePasswordBody } from '@/features/accounts/bodies'
import { changePassword } from '@/features/accounts/change-password'
import { call } from '@/site/calls/call'
import { methods } from '@/site/calls/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: call({
    audience: 'member',
    body: changePasswordBody,
    run: ({ address, body, viewer }) => changePassword(viewer, body, address),
  }),
})
