import { watchedBody, watchedMovements } from '@/features/watching/watches'
import { call } from '@/site/calls/call'
import { methods } from '@/site/calls/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: call({ audience: 'member', body: watchedBody, run: ({ body, viewer }) => watchedMovements(viewer, body) }),
})
