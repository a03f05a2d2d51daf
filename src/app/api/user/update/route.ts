import { profileBody, updateProfile } from '@/platform/session/update-profile'
import { call } from '@/site/calls/call'
import { routeMethods } from '@/site/calls/route-methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({ audience: 'member', body: profileBody, run: ({ body, viewer }) => updateProfile(viewer, body) }),
})
