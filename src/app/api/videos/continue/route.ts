import { videosInProgress } from '@/features/video/watches'
import { call } from '@/site/calls/call'
import { routeMethods } from '@/site/calls/route-methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({ audience: 'member', run: ({ viewer }) => videosInProgress(viewer) }),
})
