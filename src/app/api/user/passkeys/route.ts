import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { addBody } from '@/features/passkeys/bodies.server'
import { addPasskey, ownPasskeys } from '@/features/passkeys/own-passkeys.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({ audience: 'member', run: ({ viewer }) => ownPasskeys(viewer) }),
  POST: call({ audience: 'member', body: addBody, run: ({ body, viewer }) => addPasskey(viewer, body) }),
})
