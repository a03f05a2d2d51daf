import { profileBody, updateProfile } from '@/features/session/update-profile'
import { call } from '@/site/calls/call'
import { methods } from '@/site/calls/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: call({ audience: 'member', body: profileBody, run: ({ body, viewer }) => updateProfile(viewer, body) }),
})
