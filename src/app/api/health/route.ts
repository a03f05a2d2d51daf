import { call } from '@/site/calls/call'
import { routeMethods } from '@/site/calls/route-methods'
import { health } from '@/site/health'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({ audience: 'anyone', run: health }),
})
