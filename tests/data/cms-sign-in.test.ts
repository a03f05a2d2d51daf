import crypto from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestCms, type TestCms } from '../support/data/cms'
import { sessionCalls } from '../support/data/sign-in'
import { anAccount, PASSWORD } from '../support/data/users'

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

/** An IP address that no other test uses. */
const anAddress = () => `10.2.0.${++addresses}`

/** Sends the form of the admin's sign-in page. */
async function signIn(parts: string[], address = anAddress()): Promise<Response> {
  const { POST } = await import('@/app/(payload)/cms/api/[...slug]/route')
  const headers = {
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    'x-ebs-client-ip': address,
  }
  const body = `${parts.map((each) => `--${BOUNDARY}\r\n${each}`).join('')}--${BOUNDARY}--\r\n`
  const request = new Request('http://localhost:3000/cms/api/users/login', { method: 'POST', headers, body })
  return POST(request, { params: Promise.resolve({ slug: ['users', 'login'] }) })
}

const statusOf = async (parts: string[], address?: string) => (await signIn(parts, address)).status

test('the admin’s form signs in, and failures count for its account and address', async () => {
  await anAccount(payload, 'form', { role: 'editor', plan: 'free' })
  const address = anAddress()
  expect(await statusOf([part('formuser', PASSWORD)], address)).toBe(200)
  for (let time = 0; time < 5; time += 1) expect(await statusOf([part('formuser', 'wrong')], address)).toBe(401)
  expect(await statusOf([part('formuser', PASSWORD)], address)).toBe(429)
  expect(await statusOf([part('formuser', PASSWORD)])).toBe(200)
})

test('it creates a session like ours: 30 days, a named browser, and no token in the body', async () => {
  const { id } = await anAccount(payload, 'ours', { role: 'editor', plan: 'free' })
  const response = await signIn([part('oursuser', PASSWORD)])
  const [session = '', device = ''] = response.headers.getSetCookie()
  expect(session).toMatch(/^ebs-token=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/)
  expect(device).toMatch(/^ebs-device=/)
  const body = (await response.json()) as Record<string, unknown>
  expect(Object.keys(body).sort()).toEqual(['collection', 'exp', 'message', 'strategy', 'user'])
  expect(body.user).toMatchObject({ id, username: 'oursuser', role: 'editor' })
  expect(body.user).toMatchObject({ sessions: [] })
  expect(JSON.stringify(body)).not.toContain(session.split(/[=;]/)[1])
})

test('failures by name and by email address count for one account, also at our sign-in', async () => {
  await anAccount(payload, 'both', { role: 'editor', plan: 'free' })
  const address = anAddress()
  for (const name of ['bothuser', 'both@example.com', 'BothUser', 'Both@Example.com', 'bothuser']) {
    expect(await statusOf([part(name, 'wrong')], address)).toBe(401)
  }
  expect(await statusOf([part('both@example.com', PASSWORD)], address)).toBe(429)
  const ours = (await sessionCalls()).signIn(
    { username: 'both@example.com', password: PASSWORD },
    { address, headers: new Headers() },
  )
  await expect(ours).rejects.toMatchObject({ code: 'too_many_requests' })
})

test('a form with repeated fields is tried on the account that its failures count for', async () => {
  await anAccount(payload, 'two', { role: 'editor', plan: 'free' })
  expect(await statusOf([part('unknown', 'wrong'), part('twouser', PASSWORD)])).toBe(401)
})

test('an unknown name takes the same work as a wrong password', async () => {
  await anAccount(payload, 'known', { role: 'editor', plan: 'free' })
  const hash = vi.spyOn(crypto, 'pbkdf2')
  const work = async (name: string) => {
    hash.mockClear()
    expect(await statusOf([part(name, 'wrong')])).toBe(401)
    // Without the password and the salt: iterations, length and algorithm.
    return hash.mock.calls.map(([, , ...parameters]) => parameters.slice(0, 3))
  }
  const known = await work('knownuser')
  const unknown = await work('unknown-user')
  hash.mockRestore()
  expect(known).toHaveLength(1)
  expect(unknown).toEqual(known)
})
