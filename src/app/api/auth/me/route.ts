import { me } from '@/features/session/viewer'
import { call } from '@/site/calls/call'
import { methods } from '@/site/calls/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: call({ audience: 'anyone', run: ({ request }) => me(request.headers) }),
})
