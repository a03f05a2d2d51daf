import { loginBody, signIn } from '@/features/session/sign-in'
import { call } from '@/site/calls/call'

export const POST = call({
  audience: 'anyone',
  body: loginBody,
  async run({ body, address, headers }) {
    const { user, cookie } = await signIn(body, address)
    headers.append('set-cookie', cookie)
    return { user }
  },
})
