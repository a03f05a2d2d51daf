import { confirmBody } from '@/features/accounts/bodies'
import { confirm } from '@/features/accounts/confirm'
import { call } from '@/site/calls/call'
import { methods } from '@/site/calls/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: call({ audience: 'anyone', body: confirmBody, run: ({ body }) => confirm(body) }),
})
