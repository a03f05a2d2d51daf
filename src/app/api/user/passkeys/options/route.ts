import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { addOptionsBody } from '@/features/passkeys/bodies.server'
import { addOptions } from '@/features/passkeys/own-passkeys.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({
    audience: 'member',
    body: addOptionsBody,
    run: ({ address, body, viewer }) => addOptions(viewer, body, address),
  }),
})
