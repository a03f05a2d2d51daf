import { cancelDeletion } from '@/features/accounts/delete-account'
import { call } from '@/site/calls/call'
import { routeMethods } from '@/site/calls/route-methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({ audience: 'member', run: ({ viewer }) => cancelDeletion(viewer) }),
})
