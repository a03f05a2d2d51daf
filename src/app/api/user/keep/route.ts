import { keepAccount } from '@/features/accounts/delete-account'
import { call } from '@/site/calls/call'
import { methods } from '@/site/calls/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: call({ audience: 'member', run: ({ viewer }) => keepAccount(viewer) }),
})
