import { describe, expect, test } from 'vitest'
import { tryToSignIn } from '../support/http/accounts'
import { ownAddress } from '../support/http/addresses'
import { type ApiResponse, sendRequest } from '../support/http/client'
import { emailOf, emailsOf } from '../support/http/emails'
import { expectError } from '../support/http/errors'
import { linkOf, tokenOf } from '../support/outbox'

const PASSWORD = 'correct horse battery'
const CONFIRM = 'Please confirm your email address'

let count = 0
function newUser(parts: Record<string, unknown> = {}) {
  const username = `j${Date.now().toString(36)}${++count}`
  return { firstName: 'Nora', username, email: `${username}@example.com`, password: PASSWORD, ...parts }
}
const join = (person: object, from = ownAddress()) => sendRequest('/api/auth/join', { body: person, from })
const confirm = (token: string) => sendRequest('/api/auth/confirm-email', { body: { token }, from: ownAddress() })
const fieldsOf = ({ json }: ApiResponse) => (json as { error: { fields: Record<string, string> } }).error.fields

describe('POST /api/auth/join', () => {
  test('creates a free member, who can sign in once the address is confirmed', async () => {
    const person = newUser({ lastName: 'Lindqvist', role: 'administrator', plan: 'premium', _verified: true, id: 1 })
    const response = await join(person)
    expect([response.status, response.json, response.setCookies]).toEqual([200, { ok: true }, []])
    const before = await tryToSignIn(person.username, PASSWORD)
    expect(before.status).toBeGreaterThanOrEqual(400)
    expect(before.setCookies).toEqual([])
    const confirmed = await confirm(tokenOf(await emailOf(person.email, CONFIRM)))
    expect([confirmed.status, confirmed.json]).toEqual([200, { ok: true, confirmed: 'account' }])
    const { json } = await tryToSignIn(person.email.toUpperCase(), PASSWORD)
    expect(json).toMatchObject({
      user: { firstName: 'Nora', lastName: 'Lindqvist', plan: 'free', roles: [{ displayName: 'Member' }] },
    })
  })

  test('remembers the page to return to, if it is on this site', async () => {
    const near = newUser({ return: '/recipes/?a=b' })
    const far = newUser({ return: 'https://evil.example/' })
    await Promise.all([join(near), join(far)])
    expect(linkOf(await emailOf(near.email, CONFIRM))).toMatch(
      /^\/confirm-email\/\?token=[0-9a-f]{40}&return=%2Frecipes%2F%3Fa%3Db$/,
    )
    expect(linkOf(await emailOf(far.email, CONFIRM))).toMatch(/^\/confirm-email\/\?token=[0-9a-f]{40}$/)
  })

  test('responds the same when the address has an account; only its owner gets an email about it', async () => {
    const response = await join(newUser({ email: 'Standard@Example.com' }))
    const other = await join(newUser())
    expect([response.status, response.text]).toEqual([other.status, other.text])
    const email = await emailOf('standard@example.com', 'You already have an account')
    expect(email.text).toContain('Hello Theo,')
    expect(email.text).toContain('/login/')
    expect(email.text).toContain('/forgotten-password/')
  })

  test.each(['premium', 'PREMIUM', ' Premium '])('a username that is taken is rejected: %j', async (username) => {
    const response = await join(newUser({ username }))
    expectError(response, 'conflict')
    expect(fieldsOf(response)).toEqual({ username: 'This username is taken. Choose another one.' })
  })

  test.each<[string, unknown]>([
    ['firstName', ' '],
    ['firstName', '<b>'],
    ['lastName', 'x'.repeat(81)],
    ['username', 'ab'],
    ['username', 'no@sign'],
    ['username', 'administrator '],
    ['email', 'no-address'],
    ['password', '1234567'],
    ['password', 'password1'],
    ['password', 'x'.repeat(1_001)],
    ['return', ['/a', '/b']],
  ])('rejects %s at its field when it is %j', async (field, value) => {
    const response = await join(newUser({ [field]: value }))
    expectError(response, 'bad_request')
    expect(Object.keys(fieldsOf(response))).toEqual([field])
  })

  test('rejects a password that equals the username', async () => {
    const person = newUser()
    const response = await join({ ...person, password: person.username })
    expect(fieldsOf(response)).toEqual({ password: 'Use something other than your username or email address.' })
  })

  test('creates no account when the honeypot is filled in', async () => {
    const person = newUser({ website: 'https://spam.example' })
    expect((await join(person)).json).toEqual({ ok: true })
    // A second account's email comes later: a wrong email to the first would be there before it.
    await join(newUser())
    expect(emailsOf(person.email)).toEqual([])
    expect((await join({ ...person, website: '' })).json).toEqual({ ok: true })
    await emailOf(person.email, CONFIRM)
  })

  test('after ten accounts in an hour from one address responds 429 with the time to wait', async () => {
    const from = ownAddress()
    for (let person = 0; person < 10; person += 1) expect((await join(newUser(), from)).status).toBe(200)
    const response = await join(newUser(), from)
    expectError(response, 'too_many_requests')
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(3_000)
  })
})

describe('POST /api/auth/resend-confirmation', () => {
  const again = (email: string) => sendRequest('/api/auth/resend-confirmation', { body: { email }, from: ownAddress() })

  test('sends the same link again, at most three emails in an hour', async () => {
    const { email, ...person } = newUser()
    await join({ email, ...person })
    for (let time = 0; time < 2; time += 1) expect((await again(email)).json).toEqual({ ok: true })
    const refused = await again(email)
    expectError(refused, 'too_many_requests')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    await expect.poll(() => emailsOf(email).length).toBe(3)
    expect(new Set(emailsOf(email).map(tokenOf)).size).toBe(1)
  })

  test('responds the same for an unknown address', async () => {
    const { email } = newUser()
    expect((await again(email)).json).toEqual({ ok: true })
    expect(emailsOf(email)).toEqual([])
  })
})

describe('POST /api/auth/confirm-email', () => {
  test.each(['x', 'a'.repeat(40), 'a.b.c', '%', 'null'])('an invalid token is rejected: %j', async (token) => {
    const response = await confirm(token)
    expectError(response, 'bad_request')
    expect(fieldsOf(response)).toEqual({ token: 'This link has been used already, or is too old.' })
  })

  test('opening the link does not confirm yet, because mail scanners open links', async () => {
    const person = newUser()
    await join(person)
    const email = await emailOf(person.email, CONFIRM)
    expect((await sendRequest(linkOf(email), { from: ownAddress() })).status).toBe(200)
    expect((await confirm(tokenOf(email))).status).toBe(200)
    expectError(await confirm(tokenOf(email)), 'bad_request')
  })
})
