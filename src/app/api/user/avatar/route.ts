import { call } from '@/site/calls/call.server'
import { readPicture } from '@/site/calls/request-body'
import { routeMethods } from '@/site/calls/route-methods.server'
import { removeAvatar, setAvatar } from '@/features/profile/avatar.server'
import { LIMITS } from '@/rules/limits'
import { TEXTS } from '@/rules/texts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({
    audience: 'member',
    run: async ({ request, viewer }) =>
      setAvatar(viewer, await readPicture(request, LIMITS.avatarMaxBytes, TEXTS.avatarTooLarge)),
  }),
  DELETE: call({ audience: 'member', run: ({ viewer }) => removeAvatar(viewer) }),
})
