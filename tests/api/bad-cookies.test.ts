import { describe, expect, test } from 'vitest'
import { cookieOf, signIn } from '../support/http/accounts'
import { addressOf, CALLS, readsAs } from '../support/http/calls'
import { ask, same } from '../support/http/client'
import { LOCKS } from '../support/http/demo'
import { premiumClaims, signedWith, signedWithOurKey, unsigned } from '../support/http/tokens'

const hourAgo = Math.floor(Date.now() / 1000) - 3_600

type Nobody = () => string | Promise<string>

/** Session cookies that are nobody's. */
const INVALID_COOKIES: [string, Nobody][] = [
  ['an empty one', () => 'ebs-token='],
  ['garbage', () => 'ebs-token=garbage'],
  ['dots', () => 'ebs-token=...'],
  ['three parts of nothing', () => 'ebs-token=a.b.c'],
  ['percent signs', () => 'ebs-token=%00%ff%zz'],
  ['quotes', () => 'ebs-token="x"'],
  ['a path', () => 'ebs-token=../../~page/premium'],
  ['an audience', () => 'ebs-token=premium'],
  ['the word that renders use', () => 'ebs-token=member'],
  ['5,000 characters', () => `ebs-token=${'x'.repeat(5_000)}`],
  ['its name alone', () => 'ebs-token'],
  ['two of garbage', () => 'ebs-token=a; ebs-token=b'],
  ['one that is not signed', () => unsigned(premiumClaims())],
  ['one signed with another key', () => signedWith('another secret', premiumClaims())],
  ['one signed with an empty key', () => signedWith('', premiumClaims())],
  ['one that expired', () => signedWithOurKey(premiumClaims({ exp: hourAgo }))],
  ['one that never expires', () => signedWithOurKey(premiumClaims({ exp: undefined }))],
  ['one of another collection', () => signedWithOurKey(premiumClaims({ collection: 'members' }))],
  ['one with a plan that does not exist', () => signedWithOurKey(premiumClaims({ plan: 'gold' }))],
  ['one with a role that does not exist', () => signedWithOurKey(premiumClaims({ role: 'owner' }))],
  ['one with a role out of the prototype', () => signedWithOurKey(premiumClaims({ role: 'constructor' }))],
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

async function getsVisitorsAnswer(call: (typeof READS)[number], cookieOfNobody: Nobody): Promise<void> {
  const address = addressOf(call.path, call.query)
  const visitor = await ask(address)
  const nobody = await ask(address, { cookie: await cookieOfNobody() })
  expect(visitor.status).toBe(readsAs(call))
  expect(same(nobody)).toEqual(same(visitor))
}

// Every call reads the cookie by the same code: one that is badly made and one that is well made show that it does.
describe.each(READS)("$path gives the visitor's answer to a session cookie that says nothing", (call) => {
  test.each(INVALID_COOKIES.filter(([what]) => what === 'garbage' || what === 'one that expired'))(
    '%s',
    (_what, cookieOfNobody) => getsVisitorsAnswer(call, cookieOfNobody),
  )
})

describe.each(INVALID_COOKIES)('a session cookie that says nothing: %s', (_what, cookieOfNobody) => {
  test.each(['/', '/login', locked?.path ?? '', '/no-such-page/'])("gets the visitor's page: %s", async (path) => {
    const visitor = await ask(path)
    const nobody = await ask(path, { cookie: await cookieOfNobody() })
    expect([200, 404]).toContain(visitor.status)
    expect(same(nobody)).toEqual(same(visitor))
    expect(nobody.setCookies).toEqual([])
  })

  test("gets the visitor's navigation payload", async () => {
    const headers = { rsc: '1' }
    const visitor = await ask(locked?.path ?? '', { headers })
    const nobody = await ask(locked?.path ?? '', { headers, cookie: await cookieOfNobody() })
    expect([200, 404]).toContain(visitor.status)
    expect(same(nobody)).toEqual(same(visitor))
  })

  test.each(READS.slice(0, 2))("gets the visitor's answer: $path", (call) => getsVisitorsAnswer(call, cookieOfNobody))

  test('opens neither the CMS nor a preview', async () => {
    const cookie = await cookieOfNobody()
    expect((await ask('/cms/api/recipes', { cookie })).status).toBe(403)
    expect((await ask('/preview/premium/recipes/1/', { cookie })).status).toBe(404)
  })

  test('may still sign out', async () => {
    expect((await ask('/api/auth/logout', { method: 'POST', cookie: await cookieOfNobody() })).status).toBe(200)
  })
})

describe('calls ask for the session, not only for the token', () => {
  test('a well-signed token without a session is nobody', async () => {
    const { json } = await ask('/api/auth/me', { cookie: await signedWithOurKey(premiumClaims()) })
    expect(json).toEqual({ user: null })
  })

  test('the session cookie is found among others', async () => {
    const cookie = await signIn('free')
    for (const header of [`a=b; ${cookie}`, `${cookie}; z=1`, `xebs-token=no; ${cookie}`, `a=1;${cookie};b=2`]) {
      expect((await ask('/api/auth/me', { cookie: header })).json).toMatchObject({ user: { username: 'free' } })
    }
  })
})
