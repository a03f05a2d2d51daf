import { captionsFile } from '@/features/watching/captions'
import { itemQuery } from '@/features/watching/watchable'
import { call } from '@/site/calls/call'
import { routeMethods } from '@/site/calls/route-methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({
    audience: 'anyone',
    query: itemQuery,
    run: ({ query, viewer }) => captionsFile(query, viewer),
  }),
})
