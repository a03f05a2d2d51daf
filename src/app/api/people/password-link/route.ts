import { passwordLinkBody, sendPasswordLink } from '@/features/accounts/password-link'
import { call } from '@/site/calls/call'
import { methods } from '@/site/calls/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: call({
    audience: 'staff',
    body: passwordLinkBody,
    run: ({ body, viewer }) => sendPasswordLink(viewer, body),
  }),
})
