import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestCms, type TestCms } from '../support/data/cms'
import { aBrowser, cookieValue, sessionCalls } from '../support/data/sign-in'
import { anAccount, PASSWORD } from '../support/data/users'

let cms: TestCms
beforeAll(async () => {
  vi.stubEnv('SITE_URL', 'https://site.example')
  cms = await startTestCms()
})
afterAll(async () => {
  await cms.stop()
  vi.unstubAllEnvs()
})

test('over https our calls and the CMS read the session from the same cookie, and from no other', async () => {
  const { id } = await anAccount(cms.payload, 'secure', { role: 'editor', plan: 'free' })
  const calls = await sessionCalls()
  const { cookies } = await calls.signIn({ username: 'secureuser', password: PASSWORD }, aBrowser())
  const token = cookieValue(cookies, '__Host-ebs-token')
  const known = async (name: string) => {
    const headers = new Headers({ cookie: `${name}=${token}` })
    const [ours, theirs] = await Promise.all([calls.viewerOf(headers), cms.payload.auth({ headers })])
    return [ours.account?.id, theirs.user?.id]
  }
  expect(await known('__Host-ebs-token')).toEqual([id, id])
  expect(await known('ebs-token')).toEqual([undefined, undefined])
})
