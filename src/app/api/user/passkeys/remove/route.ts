import { removeBody } from '@/features/passkeys/bodies'
import { removePasskey } from '@/features/passkeys/own-passkeys'
import { call } from '@/site/calls/call'
import { routeMethods } from '@/site/calls/route-methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({ audience: 'member', body: removeBody, run: ({ body, viewer }) => removePasskey(viewer, body) }),
})
