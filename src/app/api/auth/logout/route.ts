import { signOut } from '@/features/session/sign-in'
import { call } from '@/site/calls/call'

export const POST = call({
  audience: 'anyone',
  async run({ viewer, headers }) {
    headers.append('set-cookie', await signOut(viewer))
    return { ok: true }
  },
})
