import { removeBody } from '@/features/passkeys/bodies'
import { removePasskey } from '@/features/passkeys/own-passkeys'
import { call } from '@/site/calls/call'
import { methods } from '@/site/calls/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: call({ audience: 'member', body: removeBody, run: ({ body, viewer }) => removePasskey(viewer, body) }),
})
