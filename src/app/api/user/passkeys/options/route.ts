import { addOptionsBody } from '@/features/passkeys/bodies'
import { addOptions } from '@/features/passkeys/own-passkeys'
import { call } from '@/site/calls/call'
import { methods } from '@/site/calls/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: call({
    audience: 'member',
    body: addOptionsBody,
    run: ({ address, body, viewer }) => addOptions(viewer, body, address),
  }),
})
