import { passwordLinkBody, sendPasswordLink } from '@/features/accounts/password-link'
import { call } from '@/site/calls/call'
import { routeMethods } from '@/site/calls/route-methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({
    audience: 'staff',
    body: passwordLinkBody,
    run: ({ body, viewer }) => sendPasswordLink(viewer, body),
  }),
})
