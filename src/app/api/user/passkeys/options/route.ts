import { addOptionsBody } from '@/features/passkeys/bodies'
import { addOptions } from '@/features/passkeys/own-passkeys'
import { call } from '@/site/calls/call'
import { routeMethods } from '@/site/calls/route-methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({
    audience: 'member',
    body: addOptionsBody,
    run: ({ address, body, viewer }) => addOptions(viewer, body, address),
  }),
})
