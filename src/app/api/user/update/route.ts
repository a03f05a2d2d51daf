import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { profileBody, updateProfile } from '@/platform/session/update-profile.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({ audience: 'member', body: profileBody, run: ({ body, viewer }) => updateProfile(viewer, body) }),
})
