import { readPlayable } from '@/features/watching/read-playable'
import { itemQuery } from '@/features/watching/watchable'
import { call } from '@/site/calls/call'
import { routeMethods } from '@/site/calls/route-methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({ audience: 'anyone', query: itemQuery, run: ({ query, viewer }) => readPlayable(query, viewer) }),
})
