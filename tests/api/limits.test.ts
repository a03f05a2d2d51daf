import { afterAll, describe, expect, test } from 'vitest'
import { cookieOf, tryToSignIn } from '../support/http/accounts'
import { ownAddress } from '../support/http/addresses'
import { type ApiResponse, type RequestOptions, sendRequest } from '../support/http/client'
import { expectError } from '../support/http/errors'
import { signInUser } from '../support/http/sessions'
import { createUser, removeUsers } from '../support/http/users'

afterAll(removeUsers)

const unknownUsername = () => `unknown-${Math.random().toString(36).slice(2)}`
const PATH = '/cms/api/users/login'

const loginByJson = (username: string, password: string, options: RequestOptions = {}) =>
  sendRequest(PATH, { body: { username, password }, ...options })

const BOUNDARY = '----WebKitFormBoundary0123456789abcdef'

/** As the admin's sign-in page sends it. */
function loginByForm(username: string, password: string, options: RequestOptions = {}): Promise<ApiResponse> {
  const part = JSON.stringify({ username, password })
  const body = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="_payload"\r\n\r\n${part}\r\n--${BOUNDARY}--\r\n`
  return sendRequest(PATH, {
    body,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    ...options,
  })
}

/** Expects a 429 in our error shape and in the CMS's, which the admin shows. */
function expectTooMany({ headers, json, status }: ApiResponse) {
  expect(status).toBe(429)
  const message = expect.stringMatching(/^Too many attempts\. Try again in (?:[1-9]|10) minutes\.$/)
  expect(json).toEqual({ error: { code: 'too_many_requests', message }, errors: [{ message }] })
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(600)
}

describe('the CMS’s sign-in shares the limits of ours', () => {
  test.each([
    ['as JSON', loginByJson],
    ['as the form of the admin', loginByForm],
  ])(
    '%s: after 5 failures the account is locked there and at our sign-in, even for the right password',
    async (_how, by) => {
      const { password, username } = await createUser()
      const from = ownAddress()
      for (let time = 0; time < 5; time += 1) expect((await by(username, 'wrong', { from })).status).toBe(401)
      expectTooMany(await by(username.toUpperCase(), password, { from }))
      expectError(await tryToSignIn(username, password, from), 'too_many_requests')
      expect((await by(username, password, { from: ownAddress() })).status).toBe(200)
    },
  )

  test.each(['/cms/api/users/LOGIN', '/cms/api/Users/login/', '/cms/api/users/log%69n', '/cms/api/users/login?x=1'])(
    'another spelling of the path does not lift the limit: %s',
    async (path) => {
      const from = ownAddress()
      const username = unknownUsername()
      for (let time = 0; time < 5; time += 1) await loginByJson(username, 'wrong', { from })
      const { status } = await sendRequest(path, { body: { username, password: 'x' }, from })
      expect([404, 429]).toContain(status)
    },
  )

  test.each<[string, Record<string, string>]>([
    ['X-Forwarded-For', { 'x-forwarded-for': '203.0.113.7' }],
    ['X-Real-IP', { 'x-real-ip': '203.0.113.8' }],
    ['Forwarded', { forwarded: 'for=203.0.113.9' }],
    ['our own header', { 'x-ebs-client-ip': '203.0.113.10' }],
    ['all of them', { 'x-forwarded-for': '1.2.3.4, 5.6.7.8', 'x-real-ip': '1.2.3.4', forwarded: 'for=1.2.3.4' }],
  ])('a forged %s does not lift the limit', async (_which, headers) => {
    const from = ownAddress()
    const username = unknownUsername()
    for (let time = 0; time < 5; time += 1) await loginByJson(username, 'wrong', { from, headers })
    expectTooMany(await loginByJson(username, 'wrong', { from, headers }))
  })

  test('a successful sign-in does not count', async () => {
    const { password, username } = await createUser()
    const from = ownAddress()
    for (let time = 0; time < 7; time += 1) expect((await loginByJson(username, password, { from })).status).toBe(200)
  })

  test('an unreadable body counts for its address', async () => {
    const from = ownAddress()
    const options = { method: 'POST', body: '{"username', headers: { 'content-type': 'application/json' }, from }
    for (let time = 0; time < 5; time += 1) expect((await sendRequest(PATH, options)).status).toBe(400)
    expectTooMany(await sendRequest(PATH, options))
  })
})

describe('the CMS’s other account calls', () => {
  test.each([
    ['forgot-password', { email: `${unknownUsername()}@example.com` }],
    ['reset-password', { token: 'x', password: 'long enough to pass' }],
    ['first-register', { username: unknownUsername(), email: 'x@example.com', password: 'long enough to pass' }],
    ['unlock', { email: `${unknownUsername()}@example.com` }],
  ])('%s: 5 in 10 minutes from one address', async (action, body) => {
    const from = ownAddress()
    const send = () => sendRequest(`/cms/api/users/${action}`, { body, from })
    for (let time = 0; time < 5; time += 1) expect((await send()).status).toBeLessThan(404)
    expectTooMany(await send())
  })

  test('forgot-password: 5 in 10 minutes for one account, from any address', async () => {
    const body = { email: `${unknownUsername()}@example.com` }
    const send = () => sendRequest('/cms/api/users/forgot-password', { body, from: ownAddress() })
    for (let time = 0; time < 5; time += 1) expect((await send()).status).toBe(200)
    expectTooMany(await send())
  })
})

const ROOT = '/cms/api'
const repeat = (count: number, one: () => Promise<ApiResponse>) => Promise.all(Array.from({ length: count }, one))
const rejected = (responses: ApiResponse[]) => responses.filter(({ status }) => status === 429)

describe('requests in a minute', () => {
  // A call that responds before it reads the database.
  const write = (from: string | undefined, cookie?: string) =>
    sendRequest('/api/auth/me', { method: 'POST', from, cookie })

  test('a visitor’s address has 240 writes to our calls and 240 to the CMS; signing in still works', async () => {
    const from = ownAddress()
    expect(rejected(await repeat(240, () => write(from)))).toEqual([])
    expectError(await write(from), 'too_many_requests')
    expect((await tryToSignIn('free', undefined, from)).status).toBe(200)
    const theirs = () => sendRequest(`${ROOT}/recipes`, { body: {}, from })
    expect(rejected(await repeat(240, theirs))).toEqual([])
    expectTooManyRequests(await theirs())
  })

  test('a member behind the same address has 240 of their own', async () => {
    const from = ownAddress()
    await repeat(241, () => write(from))
    const one = await signInUser(await createUser())
    const other = await signInUser(await createUser())
    expect(rejected(await repeat(240, () => write(from, one)))).toEqual([])
    expectError(await write(from, one), 'too_many_requests')
    expect((await write(from, other)).status).toBe(405)
  })

  test('an invalid session cookie does not count as a member', async () => {
    const from = ownAddress()
    await repeat(240, () => write(from, 'ebs-token=garbage'))
    expectError(await write(from), 'too_many_requests')
  })

  test('staff in the admin are not limited by it', async () => {
    const from = ownAddress()
    const cookie = await cookieOf('editor')
    expect(
      rejected(await repeat(300, () => sendRequest(`${ROOT}/recipes/0`, { method: 'PATCH', body: {}, from, cookie }))),
    ).toEqual([])
  })
})

function expectTooManyRequests({ headers, json, status }: ApiResponse) {
  expect(status).toBe(429)
  const message = 'Too many requests.'
  expect(json).toEqual({ error: { code: 'too_many_requests', message }, errors: [{ message }] })
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
}

describe('bodies sent to the CMS', () => {
  const JSON_TYPE = { 'content-type': 'application/json' }
  const big = (bytes: number) => JSON.stringify({ title: 'x'.repeat(bytes) })

  test.each([
    ['announced', {}],
    ['streamed', { chunked: true }],
  ])('from visitors and members are limited to 64 kB: %s', async (_how, how) => {
    for (const cookie of [undefined, await cookieOf('premium')]) {
      const send = (bytes: number) =>
        sendRequest(`${ROOT}/recipes`, { body: big(bytes), headers: JSON_TYPE, method: 'POST', cookie, ...how })
      expectError(await send(100_000), 'payload_too_large')
      expect((await send(60_000)).status).toBe(403)
    }
  })

  test('from staff may be longer', async () => {
    const cookie = await cookieOf('editor')
    const body = big(100_000)
    const { status } = await sendRequest(`${ROOT}/recipes`, { body, headers: JSON_TYPE, method: 'POST', cookie })
    // Read, and rejected because of the title's length.
    expect(status).toBe(400)
  })
})

test('there is no GraphQL endpoint', async () => {
  for (const options of [
    { body: { query: '{ __typename }' } },
    { body: '{"query', method: 'POST' },
    { method: 'GET' },
  ]) {
    for (const path of ['/cms/api/graphql', '/cms/api/graphql-playground', '/cms/api/GraphQL']) {
      expect((await sendRequest(path, { ...options, from: ownAddress() })).status).toBe(404)
    }
  }
})
