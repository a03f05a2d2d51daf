import { markBody, markWatched } from '@/features/watching/watches'
import { call } from '@/site/calls/call'
import { methods } from '@/site/calls/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: call({ audience: 'member', body: markBody, run: ({ body, viewer }) => markWatched(viewer, body) }),
})
