import { deleteAccountBody } from '@/features/accounts/bodies'
import { deleteAccount } from '@/features/accounts/delete-account'
import { clearSessionCacheCookie, signOutCookie } from '@/platform/session/cookie'
import { call } from '@/site/calls/call'
import { routeMethods } from '@/site/calls/route-methods'

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
