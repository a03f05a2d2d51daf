import { addBody } from '@/features/passkeys/bodies'
import { addPasskey, ownPasskeys } from '@/features/passkeys/own-passkeys'
import { call } from '@/site/calls/call'
import { routeMethods } from '@/site/calls/route-methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({ audience: 'member', run: ({ viewer }) => ownPasskeys(viewer) }),
  POST: call({ audience: 'member', body: addBody, run: ({ body, viewer }) => addPasskey(viewer, body) }),
})
