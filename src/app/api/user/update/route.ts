import { profileBody, updateProfile } from '@/platform/session/update-profile.server'
import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({ audience: 'member', body: profileBody, run: ({ body, viewer }) => updateProfile(viewer, body) }),
})
