import { call } from '@/site/calls/call'
import { methods } from '@/site/calls/methods'
import { health } from '@/site/health'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: call({ audience: 'anyone', run: health }),
})
