import { afterAll, describe, expect, test } from 'vitest'
import { CONFIRM_SUBJECT } from '@/rules/account-emails'
import { demoPeople } from '../../demo/people'
import { type DemoName, signIn, tryToSignIn } from '../support/http/accounts'
import { ownAddress } from '../support/http/addresses'
import { sendRequest } from '../support/http/client'
import { emailOf } from '../support/http/emails'
import { expectError } from '../support/http/errors'
import { createUser, removeUsers } from '../support/http/users'
import { linkOf } from '../support/outbox'

const TOO_MANY = /^Too many attempts\. Try again in (?:[1-9]|10) minutes\.$/

afterAll(removeUsers)

/** A username that does not exist and that no other test uses. */
const unknownUsername = () => `unknown-${Math.random().toString(36).slice(2)}`

describe('POST /api/auth/login', () => {
  test.each(demoPeople)(
    'signs $username in and responds with the user',
    async ({ email, firstName, lastName, plan, username }) => {
      const { json, status } = await tryToSignIn(username)
      expect(status).toBe(200)
      expect(json).toEqual({ user: expect.objectContaining({ email, firstName, lastName, plan, username }) })
    },
  )

  test.each(['premium', 'PREMIUM', 'PreMium', ' premium ', 'premium@example.com', 'Premium@Example.COM'])(
    'accepts username or email address in any case: %j',
    async (name) => {
      const { json, status } = await tryToSignIn(name)
      expect(status).toBe(200)
      expect(json).toMatchObject({ user: { username: 'premium' } })
    },
  )

  test('the cookies are HttpOnly, SameSite=Lax, for the whole site, and not Secure on http', async () => {
    const { headers, setCookies } = await tryToSignIn('free')
    expect(setCookies.map((cookie) => cookie.replace(/=[^;]+/, '').replace(/Max-Age=\d+/, 'Max-Age'))).toEqual([
      'ebs-token; Path=/; HttpOnly; SameSite=Lax; Max-Age',
      'ebs-device; Path=/; HttpOnly; SameSite=Lax; Max-Age',
    ])
    expect(setCookies[0]).toMatch(/^ebs-token=[\w-]+\.[\w-]+\.[\w-]+;/)
    expect(headers['cache-control']).toBe('private, no-store')
  })

  test('the token is valid for 30 minutes, its cookie for the 30 days of the session', async () => {
    const { json, setCookies } = await tryToSignIn('free')
    const { user } = json as { user: { jwtAuthExpiration: number } }
    const leftS = user.jwtAuthExpiration - Date.now() / 1000
    expect(leftS).toBeGreaterThan(29 * 60)
    expect(leftS).toBeLessThanOrEqual(30 * 60)
    expect(setCookies[0]).toMatch(/; Max-Age=2592000$/)
  })

  test('members who sign in at the same time all stay signed in', async () => {
    const cookies = await Promise.all(Array.from({ length: 4 }, () => signIn('organizer')))
    const names = await Promise.all(
      cookies.map(
        async (cookie) => (await sendRequest('/api/auth/me', { cookie })).json as { user: { username: string } | null },
      ),
    )
    expect(names.map(({ user }) => user?.username)).toEqual(['organizer', 'organizer', 'organizer', 'organizer'])
  })
})

describe('a login that fails', () => {
  test.each<[string, string, string]>([
    ['a wrong password', 'standard', 'eat-burn-slept'],
    ['a password in another case', 'standard', 'EAT-BURN-SLEEP'],
    ['a password of spaces', 'standard', '   '],
    ['an unknown name', unknownUsername(), 'eat-burn-sleep'],
    ['an unknown email address', `${unknownUsername()}@example.com`, 'eat-burn-sleep'],
    ['a name with a wildcard', '%', 'eat-burn-sleep'],
    ['a name with SQL', "' OR 1=1 --", 'eat-burn-sleep'],
  ])('%s: the same response, and no cookie', async (_what, name, password) => {
    const response = await tryToSignIn(name, password)
    expectError(response, 'invalid_credentials')
    expect(response.json).toEqual({
      error: { code: 'invalid_credentials', message: 'The username or password is incorrect.' },
    })
    expect(response.setCookies).toEqual([])
  })

  test('an unconfirmed email address is mentioned only to the right password', async () => {
    const { password, username } = await createUser({ _verified: false })
    expectError(await tryToSignIn(username, 'wrong'), 'invalid_credentials')
    const response = await tryToSignIn(username, password)
    expectError(response, 'email_not_confirmed')
    expect(response.json).toEqual({
      error: {
        code: 'email_not_confirmed',
        message: 'Confirm your email address first. We have sent you the link.',
      },
    })
    expect(response.setCookies).toEqual([])
  })

  test('the email that follows leads back to the page that was wanted, if it is on this site', async () => {
    for (const [wanted, inLink] of [
      ['/recipes/?a=b', '&return=%2Frecipes%2F%3Fa%3Db'],
      ['https://evil.example/', ''],
    ]) {
      const { email, password, username } = await createUser({ _verified: false })
      const body = { username, password, return: wanted }
      const response = await sendRequest('/api/auth/login', { body, from: ownAddress() })
      expectError(response, 'email_not_confirmed')
      expect(linkOf(await emailOf(email, CONFIRM_SUBJECT))).toMatch(
        new RegExp(`^/confirm-email/\\?token=[0-9a-f]{40}${inLink}$`),
      )
    }
  })

  test('still allows the right password afterwards', async () => {
    await tryToSignIn('standard', 'wrong')
    expect((await tryToSignIn('standard')).status).toBe(200)
  })
})

describe('after 5 failures for one account from one address', () => {
  async function fail(times: number, name: () => string, from = ownAddress()) {
    for (let attempt = 0; attempt < times; attempt += 1) {
      expectError(await tryToSignIn(name(), 'wrong', from), 'invalid_credentials')
    }
  }

  function expectTooMany(response: Awaited<ReturnType<typeof sendRequest>>) {
    expectError(response, 'too_many_requests')
    expect(response.json).toEqual({ error: { code: 'too_many_requests', message: expect.stringMatching(TOO_MANY) } })
    const retryAfterS = Number(response.headers['retry-after'])
    expect(retryAfterS).toBeGreaterThan(0)
    expect(retryAfterS).toBeLessThanOrEqual(600)
  }

  test('the account is locked there, whatever the case of its name, even for the right password', async () => {
    const { email, password, username } = await createUser()
    const from = ownAddress()
    await fail(3, () => username, from)
    await fail(2, () => email.toUpperCase(), from)
    expectTooMany(await tryToSignIn(username, password, from))
    expectTooMany(await tryToSignIn(username.toUpperCase(), password, from))
    expectTooMany(await tryToSignIn(email, password, from))
  })

  test('an unknown name is locked there too', async () => {
    const from = ownAddress()
    const name = unknownUsername()
    await fail(5, () => name, from)
    expectTooMany(await tryToSignIn(name, 'wrong', from))
  })

  test('other accounts can sign in from there, and this one from elsewhere', async () => {
    const { password, username } = await createUser()
    const from = ownAddress()
    await fail(5, () => username, from)
    await fail(5, unknownUsername, from)
    expectTooMany(await tryToSignIn(username, password, from))
    expect((await tryToSignIn('manager' satisfies DemoName, undefined, from)).status).toBe(200)
    expect((await tryToSignIn(username, password)).status).toBe(200)
  })

  test.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'x-ebs-client-ip', 'x-client-ip', 'cf-connecting-ip'])(
    'another %s does not lift the limit',
    async (header) => {
      const from = ownAddress()
      const username = unknownUsername()
      await fail(5, () => username, from)
      const body = { username, password: 'wrong' }
      expectTooMany(await sendRequest('/api/auth/login', { body, from, headers: { [header]: '203.0.113.7' } }))
    },
  )

  test('simultaneous attempts count too', async () => {
    const from = ownAddress()
    const name = unknownUsername()
    const responses = await Promise.all(Array.from({ length: 12 }, () => tryToSignIn(name, 'wrong', from)))
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(7)
  })

  test('a successful login does not count', async () => {
    const from = ownAddress()
    for (let time = 0; time < 7; time += 1) expect((await tryToSignIn('free', undefined, from)).status).toBe(200)
  })
})
