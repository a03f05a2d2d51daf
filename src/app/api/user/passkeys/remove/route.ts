import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { removeBody } from '@/features/passkeys/bodies.server'
import { removePasskey } from '@/features/passkeys/own-passkeys.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({ audience: 'member', body: removeBody, run: ({ body, viewer }) => removePasskey(viewer, body) }),
})
