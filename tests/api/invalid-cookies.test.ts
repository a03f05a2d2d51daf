import { describe, expect, test, vi } from 'vitest'
import { cookieOf, signIn } from '../support/http/accounts'
import { addressOf, CALLS, signedOutStatus } from '../support/http/calls'
import { same, sendRequest } from '../support/http/client'
import { LOCKS } from '../support/http/demo'
import { premiumClaims, signedWith, signedWithOurKey, unsigned } from '../support/http/tokens'

const REPEATED_FOR_MS = 5_000
const hourAgo = Math.floor(Date.now() / 1000) - 3_600

type MakeCookie = () => string | Promise<string>

/** Session cookies that belong to no session. */
const INVALID_COOKIES: [string, MakeCookie][] = [
  ['an empty one', () => 'ebs-token='],
  ['garbage', () => 'ebs-token=garbage'],
  ['dots', () => 'ebs-token=...'],
  ['an invalid token of three parts', () => 'ebs-token=a.b.c'],
  ['percent signs', () => 'ebs-token=%00%ff%zz'],
  ['quotes', () => 'ebs-token="x"'],
  ['a path', () => 'ebs-token=../../~page/premium'],
  ['an audience', () => 'ebs-token=premium'],
  ['an internal audience name', () => 'ebs-token=member'],
  ['5,000 characters', () => `ebs-token=${'x'.repeat(5_000)}`],
  ['its name alone', () => 'ebs-token'],
  ['two invalid ones', () => 'ebs-token=a; ebs-token=b'],
  ['one that is not signed', () => unsigned(premiumClaims())],
  ['one signed with another key', () => signedWith('another secret', premiumClaims())],
  ['one signed with an empty key', () => signedWith('', premiumClaims())],
  ['one that expired', () => signedWithOurKey(premiumClaims({ exp: hourAgo }))],
  ['one that never expires', () => signedWithOurKey(premiumClaims({ exp: undefined }))],
  ['one for another collection', () => signedWithOurKey(premiumClaims({ collection: 'members' }))],
  ['one with a plan that does not exist', () => signedWithOurKey(premiumClaims({ plan: 'gold' }))],
  ['one with a role that does not exist', () => signedWithOurKey(premiumClaims({ role: 'owner' }))],
  ['one with a prototype key as role', () => signedWithOurKey(premiumClaims({ role: 'constructor' }))],
  ['one without a session', () => signedWithOurKey(premiumClaims({ sid: undefined }))],
  ['one cut short', async () => (await cookieOf('premium')).slice(0, -1)],
  [
    'one with other claims under an old signature',
    async () => {
      const [head, , signature] = (await cookieOf('free')).split('.')
      return [head, Buffer.from(JSON.stringify(premiumClaims())).toString('base64url'), signature].join('.')
    },
  ],
]

const locked = LOCKS.find(({ requiredPlan }) => requiredPlan === 'premium') ?? LOCKS[0]

const READS = CALLS.filter(({ method }) => method === 'GET')

/**
 * Other tests write between the requests, now and then before and after the one that counts: then they are repeated.
 * @returns the responses with the cookie, and without it
 */
async function expectSameAsVisitor(address: string, invalidCookie: MakeCookie, headers?: Record<string, string>) {
  const cookie = await invalidCookie()
  return vi.waitFor(async () => {
    const visitor = await sendRequest(address, { headers })
    const response = await sendRequest(address, { headers, cookie })
    const after = await sendRequest(address, { headers })
    expect([same(visitor), same(after)]).toContainEqual(same(response))
    return { response, visitor }
  }, REPEATED_FOR_MS)
}

async function expectVisitorResponse(call: (typeof READS)[number], invalidCookie: MakeCookie): Promise<void> {
  const { visitor } = await expectSameAsVisitor(addressOf(call.path, call.query), invalidCookie)
  expect(visitor.status).toBe(signedOutStatus(call))
}

// Every call reads the cookie by the same code: a malformed cookie and a well-formed one are enough.
describe.each(READS)('$path treats an invalid session cookie as a visitor', (call) => {
  test.each(INVALID_COOKIES.filter(([what]) => what === 'garbage' || what === 'one that expired'))(
    '%s',
    (_what, invalidCookie) => expectVisitorResponse(call, invalidCookie),
  )
})

describe.each(INVALID_COOKIES)('an invalid session cookie: %s', (_what, invalidCookie) => {
  test.each(['/', '/login', locked?.path ?? '', '/no-such-page/'])('gets the visitor’s page: %s', async (path) => {
    const { response, visitor } = await expectSameAsVisitor(path, invalidCookie)
    expect([200, 404]).toContain(visitor.status)
    expect(response.setCookies).toEqual([])
  })

  test('gets the visitor’s navigation payload', async () => {
    const { visitor } = await expectSameAsVisitor(locked?.path ?? '', invalidCookie, { rsc: '1' })
    expect([200, 404]).toContain(visitor.status)
  })

  test.each(READS.slice(0, 2))('gets the visitor’s response: $path', (call) =>
    expectVisitorResponse(call, invalidCookie),
  )

  test('opens neither the CMS nor a preview', async () => {
    const cookie = await invalidCookie()
    expect((await sendRequest('/cms/api/recipes', { cookie })).status).toBe(403)
    expect((await sendRequest('/preview/premium/recipes/1/', { cookie })).status).toBe(404)
  })

  test('can still sign out', async () => {
    expect((await sendRequest('/api/auth/logout', { method: 'POST', cookie: await invalidCookie() })).status).toBe(200)
  })
})

describe('calls check the session, not only the token', () => {
  test('a validly signed token without a session is a visitor', async () => {
    const { json } = await sendRequest('/api/auth/me', { cookie: await signedWithOurKey(premiumClaims()) })
    expect(json).toEqual({ user: null })
  })

  test('the session cookie is found among others', async () => {
    const cookie = await signIn('free')
    for (const header of [`a=b; ${cookie}`, `${cookie}; z=1`, `xebs-token=no; ${cookie}`, `a=1;${cookie};b=2`]) {
      expect((await sendRequest('/api/auth/me', { cookie: header })).json).toMatchObject({ user: { username: 'free' } })
    }
  })
})
