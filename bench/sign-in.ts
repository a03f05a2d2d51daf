import { DEMO_PASSWORD } from '../demo/people'
import { sendRequest } from './http'

/**
 * Signs in with a demo account.
 * @param headers such as the client's address (load.ts)
 * @returns the session cookie's name and value
 */
export async function signIn(
  siteUrl: string,
  username: string,
  headers: Record<string, string> = {},
): Promise<{ cookie: string }> {
  const { headers: received, status } = await sendRequest(`${siteUrl}/api/auth/login`, {
    method: 'POST',
    headers,
    body: { username, password: DEMO_PASSWORD },
  })
  const [cookie = ''] = received['set-cookie']?.[0]?.split(';') ?? []
  if (status !== 200 || cookie === '') throw new Error(`${username} could not sign in: the answer was ${status}.`)
  return { cookie }
}
