import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestCms, type TestCms } from '../support/data/cms'
import { anAccount, PASSWORD } from '../support/data/people'
import { aBrowser, sessionCalls } from '../support/data/sign-in'

let cms: TestCms
let payload: Payload
let addresses = 0

beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
})
afterAll(() => cms.stop())

const BOUNDARY = '----WebKitFormBoundary0123456789abcdef'

const part = (username: string, password: string) =>
  `content-disposition: form-data; name="_payload"\r\n\r\n${JSON.stringify({ username, password })}\r\n`

/** Asks as the admin's page for signing in does, from an address of its own. */
async function signIn(...parts: string[]): Promise<number> {
  addresses += 1
  const { POST } = await import('@/app/(payload)/cms/api/[...slug]/route')
  const headers = {
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    'x-ebs-client-ip': `10.2.0.${addresses}`,
  }
  const body = `${parts.map((each) => `--${BOUNDARY}\r\n${each}`).join('')}--${BOUNDARY}--\r\n`
  const request = new Request('http://localhost:3000/cms/api/users/login', { method: 'POST', headers, body })
  return (await POST(request, { params: Promise.resolve({ slug: ['users', 'login'] }) })).status
}

test('DESIGN 7: the form of the admin signs in, and counts for its account', async () => {
  await anAccount(payload, 'form', { role: 'editor', plan: 'free' })
  expect(await signIn(part('formuser', PASSWORD))).toBe(200)
  for (let time = 0; time < 5; time += 1) expect(await signIn(part('formuser', 'wrong'))).toBe(401)
  expect(await signIn(part('formuser', PASSWORD))).toBe(429)
})

test('DESIGN 7: by name and by e-mail address it counts for one account, also at our own sign-in', async () => {
  await anAccount(payload, 'both', { role: 'editor', plan: 'free' })
  for (const name of ['bothuser', 'both@example.com', 'BothUser', 'Both@Example.com', 'bothuser']) {
    expect(await signIn(part(name, 'wrong'))).toBe(401)
  }
  expect(await signIn(part('both@example.com', PASSWORD))).toBe(429)
  const ours = (await sessionCalls()).signIn({ username: 'both@example.com', password: PASSWORD }, aBrowser())
  await expect(ours).rejects.toMatchObject({ code: 'too_many_requests' })
})

test('a form that is read in two ways is tried on the account that it counts for', async () => {
  await anAccount(payload, 'two', { role: 'editor', plan: 'free' })
  expect(await signIn(part('somebody', 'wrong'), part('twouser', PASSWORD))).toBe(401)
})
