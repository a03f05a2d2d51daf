import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { passwordLinkBody, sendPasswordLink } from '@/features/accounts/password-link.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({
    audience: 'staff',
    body: passwordLinkBody,
    run: ({ body, viewer }) => sendPasswordLink(viewer, body),
  }),
})
