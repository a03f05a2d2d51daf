import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { moderate, moderateBody } from '@/features/community/moderate.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({ audience: 'member', body: moderateBody, run: ({ body, viewer }) => moderate(viewer, body) }),
})
