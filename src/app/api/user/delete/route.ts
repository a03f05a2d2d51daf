import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { deleteAccountBody } from '@/features/accounts/bodies.server'
import { deleteAccount } from '@/features/accounts/delete-account.server'
import { clearSessionCacheCookie, signOutCookie } from '@/platform/session/cookie'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({
    audience: 'member',
    body: deleteAccountBody,
    async run({ address, body, headers, viewer }) {
      const answer = await deleteAccount(viewer, body, address)
      for (const cookie of [signOutCookie(), clearSessionCacheCookie()]) headers.append('set-cookie', cookie)
      return answer
    },
  }),
})
