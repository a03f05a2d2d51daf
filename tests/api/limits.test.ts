import { afterAll, describe, expect, test } from 'vitest'
import { tryToSignIn } from '../support/http/accounts'
import { ownAddress } from '../support/http/addresses'
import { type Answer, type Asking, ask } from '../support/http/client'
import { expectError } from '../support/http/errors'
import { makePerson, removePeople } from '../support/http/people'

afterAll(removePeople)

const aStranger = () => `stranger-${Math.random().toString(36).slice(2)}`
const PATH = '/cms/api/users/login'

const byJson = (username: string, password: string, asking: Asking = {}) =>
  ask(PATH, { body: { username, password }, from: ownAddress(), ...asking })

const BOUNDARY = '----WebKitFormBoundary0123456789abcdef'

/** As the admin's own page sends it. */
function byForm(username: string, password: string): Promise<Answer> {
  const part = JSON.stringify({ username, password })
  const body = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="_payload"\r\n\r\n${part}\r\n--${BOUNDARY}--\r\n`
  return ask(PATH, {
    body,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    from: ownAddress(),
  })
}

/** In the CMS's own shape, which its admin shows. */
function expectTooMany({ headers, json, status }: Answer) {
  expect(status).toBe(429)
  const message = expect.stringMatching(/^Too many attempts\. Try again in (?:[1-9]|10) minutes\.$/)
  expect(json).toEqual({ errors: [{ message }] })
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(600)
}

describe('DESIGN 7: the CMS’s own sign-in has the limits of ours', () => {
  test.each([
    ['as JSON', byJson],
    ['as the form of the admin', byForm],
  ])(
    '%s: after 5 failures the account is refused, the right password too, and at our own sign-in',
    async (_how, by) => {
      const { password, username } = await makePerson()
      for (let time = 0; time < 5; time += 1) expect((await by(username, 'wrong')).status).toBe(401)
      expectTooMany(await by(username.toUpperCase(), password))
      expectError(await tryToSignIn(username, password), 'too_many_requests')
    },
  )

  test.each(['/cms/api/users/LOGIN', '/cms/api/Users/login/', '/cms/api/users/log%69n', '/cms/api/users/login?x=1'])(
    'another spelling of the address lifts nothing: %s',
    async (path) => {
      const from = ownAddress()
      for (let time = 0; time < 5; time += 1) await byJson(aStranger(), 'wrong', { from })
      const { status } = await ask(path, { body: { username: aStranger(), password: 'x' }, from })
      expect([404, 429]).toContain(status)
    },
  )

  test.each<[string, Record<string, string>]>([
    ['X-Forwarded-For', { 'x-forwarded-for': '203.0.113.7' }],
    ['X-Real-IP', { 'x-real-ip': '203.0.113.8' }],
    ['Forwarded', { forwarded: 'for=203.0.113.9' }],
    ['our own header', { 'x-ebs-client-ip': '203.0.113.10' }],
    ['all of them', { 'x-forwarded-for': '1.2.3.4, 5.6.7.8', 'x-real-ip': '1.2.3.4', forwarded: 'for=1.2.3.4' }],
  ])('a forged %s lifts nothing', async (_which, headers) => {
    const from = ownAddress()
    for (let time = 0; time < 5; time += 1) await byJson(aStranger(), 'wrong', { from, headers })
    expectTooMany(await byJson(aStranger(), 'wrong', { from, headers }))
  })

  test('a sign-in that succeeds takes nothing away', async () => {
    const { password, username } = await makePerson()
    const from = ownAddress()
    for (let time = 0; time < 7; time += 1) expect((await byJson(username, password, { from })).status).toBe(200)
  })

  test('what cannot be read counts by its address', async () => {
    const from = ownAddress()
    const asking = { method: 'POST', body: '{"username', headers: { 'content-type': 'application/json' }, from }
    for (let time = 0; time < 5; time += 1) expect((await ask(PATH, asking)).status).toBe(400)
    expectTooMany(await ask(PATH, asking))
  })
})

describe('DESIGN 7: the CMS’s other calls about accounts', () => {
  test.each([
    ['forgot-password', { email: `${aStranger()}@example.com` }],
    ['reset-password', { token: 'x', password: 'long enough to pass' }],
    ['first-register', { username: aStranger(), email: 'x@example.com', password: 'long enough to pass' }],
    ['unlock', { email: `${aStranger()}@example.com` }],
  ])('%s: 5 in 10 minutes from one address', async (action, body) => {
    const from = ownAddress()
    const send = () => ask(`/cms/api/users/${action}`, { body, from })
    for (let time = 0; time < 5; time += 1) expect((await send()).status).toBeLessThan(404)
    expectTooMany(await send())
  })

  test('forgot-password: and for one account, from wherever', async () => {
    const body = { email: `${aStranger()}@example.com` }
    const send = () => ask('/cms/api/users/forgot-password', { body, from: ownAddress() })
    for (let time = 0; time < 5; time += 1) expect((await send()).status).toBe(200)
    expectTooMany(await send())
  })

  test.each(['loginUser', 'forgotPasswordUser', 'resetPasswordUser', 'unlockUser', 'verifyEmailUser'])(
    'GraphQL has no %s, under any other name',
    async (field) => {
      const query = `mutation { a: ${field}(email: "x@example.com", password: "x") { token } }`
      const escaped = JSON.stringify({ query }).replace('User(', '\\u0055ser(')
      for (const body of [{ query }, escaped]) {
        const headers = { 'content-type': 'application/json' }
        expect((await ask('/cms/api/graphql', { method: 'POST', body, headers })).status).toBe(403)
      }
    },
  )
})
