import { getPlayable } from '@/features/video/get-playable'
import { itemQuery } from '@/features/video/video-access'
import { call } from '@/site/calls/call'
import { routeMethods } from '@/site/calls/route-methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({ audience: 'anyone', query: itemQuery, run: ({ query, viewer }) => getPlayable(query, viewer) }),
})
