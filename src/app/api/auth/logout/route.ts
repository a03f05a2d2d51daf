import { signOut } from '@/features/session/sign-in'
import { call } from '@/site/calls/call'
import { methods } from '@/site/calls/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: call({
    audience: 'anyone',
    async run({ viewer, headers }) {
      headers.append('set-cookie', await signOut(viewer))
      return { ok: true }
    },
  }),
})
