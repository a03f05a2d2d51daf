import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { cancelDeletion } from '@/features/accounts/delete-account.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({ audience: 'member', run: ({ viewer }) => cancelDeletion(viewer) }),
})
