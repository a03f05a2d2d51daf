import { describe, expect, test } from 'vitest'
import { tryToSignIn } from '../support/http/accounts'
import { ownAddress } from '../support/http/addresses'
import { type ApiResponse, ask } from '../support/http/client'
import { emailOf, emailsOf } from '../support/http/emails'
import { expectError } from '../support/http/errors'
import { linkOf, tokenOf } from '../support/outbox'

const PASSWORD = 'correct horse battery'
const CONFIRM = 'Please confirm your email address'

let count = 0
function newPerson(parts: Record<string, unknown> = {}) {
  const username = `j${Date.now().toString(36)}${++count}`
  return { firstName: 'Nora', username, email: `${username}@example.com`, password: PASSWORD, ...parts }
}
const join = (person: object, from = ownAddress()) => ask('/api/auth/join', { body: person, from })
const confirm = (token: string) => ask('/api/auth/confirm-email', { body: { token }, from: ownAddress() })
const fieldsOf = ({ json }: ApiResponse) => (json as { error: { fields: Record<string, string> } }).error.fields

describe('POST /api/auth/join', () => {
  test('makes a free member, who signs in once the address is confirmed', async () => {
    const person = newPerson({ lastName: 'Lindqvist', role: 'administrator', plan: 'premium', _verified: true, id: 1 })
    const answer = await join(person)
    expect([answer.status, answer.json, answer.setCookies]).toEqual([200, { ok: true }, []])
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

  test('keeps the page that was wanted, if it is one of ours', async () => {
    const near = newPerson({ return: '/recipes/?a=b' })
    const far = newPerson({ return: 'https://evil.example/' })
    await Promise.all([join(near), join(far)])
    expect(linkOf(await emailOf(near.email, CONFIRM))).toMatch(
      /^\/confirm-email\/\?token=[0-9a-f]{40}&return=%2Frecipes%2F%3Fa%3Db$/,
    )
    expect(linkOf(await emailOf(far.email, CONFIRM))).toMatch(/^\/confirm-email\/\?token=[0-9a-f]{40}$/)
  })

  test('says the same of an address that has an account; its owner alone is told', async () => {
    const answer = await join(newPerson({ email: 'Standard@Example.com' }))
    const other = await join(newPerson())
    expect([answer.status, answer.text]).toEqual([other.status, other.text])
    const letter = await emailOf('standard@example.com', 'You already have an account')
    expect(letter.text).toContain('Hello Theo,')
    expect(letter.text).toContain('/login/')
    expect(letter.text).toContain('/forgotten-password/')
  })

  test.each(['premium', 'PREMIUM', ' Premium '])('a username that is taken: %j', async (username) => {
    const answer = await join(newPerson({ username }))
    expectError(answer, 'conflict')
    expect(fieldsOf(answer)).toEqual({ username: 'This username is taken. Choose another one.' })
  })

  test.each<[string, unknown]>([
    ['firstName', ' '],
    ['firstName', '<b>'],
    ['lastName', 'x'.repeat(81)],
    ['username', 'ab'],
    ['username', 'no@sign'],
    ['username', 'administrator '],
    ['email', 'nobody'],
    ['password', '1234567'],
    ['password', 'password1'],
    ['password', 'x'.repeat(1_001)],
    ['return', ['/a', '/b']],
  ])('names %s when it is %j', async (field, value) => {
    const answer = await join(newPerson({ [field]: value }))
    expectError(answer, 'bad_request')
    expect(Object.keys(fieldsOf(answer))).toEqual([field])
  })

  test('a password that is the username is refused', async () => {
    const person = newPerson()
    const answer = await join({ ...person, password: person.username })
    expect(fieldsOf(answer)).toEqual({ password: 'Use something other than your username or email address.' })
  })

  test('a program that fills in every field makes no account', async () => {
    const person = newPerson({ website: 'https://spam.example' })
    expect((await join(person)).json).toEqual({ ok: true })
    // An own letter after it: had the first been written, it would be there by now.
    await join(newPerson())
    expect(emailsOf(person.email)).toEqual([])
    expect((await join({ ...person, website: '' })).json).toEqual({ ok: true })
    await emailOf(person.email, CONFIRM)
  })

  test('ten accounts in an hour from one address, then the time to wait', async () => {
    const from = ownAddress()
    for (let person = 0; person < 10; person += 1) expect((await join(newPerson(), from)).status).toBe(200)
    const answer = await join(newPerson(), from)
    expectError(answer, 'too_many_requests')
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3_000)
  })
})

describe('POST /api/auth/resend-confirmation', () => {
  const again = (email: string) => ask('/api/auth/resend-confirmation', { body: { email }, from: ownAddress() })

  test('sends the same link again, three letters in an hour in all', async () => {
    const { email, ...person } = newPerson()
    await join({ email, ...person })
    for (let time = 0; time < 2; time += 1) expect((await again(email)).json).toEqual({ ok: true })
    const refused = await again(email)
    expectError(refused, 'too_many_requests')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    await expect.poll(() => emailsOf(email).length).toBe(3)
    expect(new Set(emailsOf(email).map(tokenOf)).size).toBe(1)
  })

  test('says the same of an address that nobody has', async () => {
    const { email } = newPerson()
    expect((await again(email)).json).toEqual({ ok: true })
    expect(emailsOf(email)).toEqual([])
  })
})

describe('POST /api/auth/confirm-email', () => {
  test.each(['x', 'a'.repeat(40), 'a.b.c', '%', 'null'])(
    'a token that is none of ours, %j, is told so',
    async (token) => {
      const answer = await confirm(token)
      expectError(answer, 'bad_request')
      expect(fieldsOf(answer)).toEqual({ token: 'This link has been used already, or is too old.' })
    },
  )

  test('opening the link confirms nothing: programs that look through mail do that', async () => {
    const person = newPerson()
    await join(person)
    const letter = await emailOf(person.email, CONFIRM)
    expect((await ask(linkOf(letter), { from: ownAddress() })).status).toBe(200)
    expect((await confirm(tokenOf(letter))).status).toBe(200)
    expectError(await confirm(tokenOf(letter)), 'bad_request')
  })
})
