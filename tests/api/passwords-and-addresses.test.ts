import { describe, expect, test } from 'vitest'
import { tryToSignIn } from '../support/http/accounts'
import { ownAddress } from '../support/http/addresses'
import { sendRequest } from '../support/http/client'
import { emailOf, emailsOf } from '../support/http/emails'
import { expectError } from '../support/http/errors'
import { tokenOf } from '../support/outbox'

const PASSWORD = 'correct horse battery'
const RESET = 'Set a new password'

let count = 0
/** A new member, confirmed and signed in. */
async function aMember() {
  const username = `p${Date.now().toString(36)}${++count}`
  const email = `${username}@example.com`
  const body = { firstName: 'Nora', username, email, password: PASSWORD }
  await sendRequest('/api/auth/join', { body, from: ownAddress() })
  const token = tokenOf(await emailOf(email, 'Please confirm your email address'))
  await sendRequest('/api/auth/confirm-email', { body: { token }, from: ownAddress() })
  return { username, email, cookie: await signIn(username) }
}
async function signIn(name: string, password = PASSWORD) {
  const { setCookies } = await tryToSignIn(name, password)
  return setCookies.find((cookie) => cookie.startsWith('ebs-token='))?.split(';')[0] ?? ''
}
const forgotten = (email: string, from = ownAddress()) =>
  sendRequest('/api/auth/forgotten-password', { body: { email }, from })
const reset = (token: string, password: string) =>
  sendRequest('/api/auth/reset-password', { body: { token, password }, from: ownAddress() })
const whoIs = async (cookie: string) => (await sendRequest('/api/auth/me', { cookie })).json

describe('a forgotten password', () => {
  test('is replaced by the link in an email, which ends every session', async () => {
    const { cookie, email, username } = await aMember()
    const second = await signIn(username)
    expect((await forgotten(username)).json).toEqual({ ok: true })
    const token = tokenOf(await emailOf(email, RESET))
    expect((await reset(token, 'another horse')).json).toEqual({ ok: true })
    expect([await whoIs(cookie), await whoIs(second)]).toEqual([{ user: null }, { user: null }])
    expectError(await tryToSignIn(username, PASSWORD), 'invalid_credentials')
    expect(await whoIs(await signIn(email, 'another horse'))).toMatchObject({ user: { username } })
    await emailOf(email, 'Your password was changed')
    expectError(await reset(token, 'a third horse'), 'bad_request')
  })

  test('replacing it lifts the lock of failed logins', async () => {
    const { email, username } = await aMember()
    for (let time = 0; time < 5; time += 1) await tryToSignIn(username, 'wrong')
    expectError(await tryToSignIn(username, PASSWORD), 'too_many_requests')
    await forgotten(email)
    await reset(tokenOf(await emailOf(email, RESET)), 'another horse')
    expect((await tryToSignIn(username, 'another horse')).status).toBe(200)
  })

  test('responds the same for an unknown address', async () => {
    const { email } = await aMember()
    const known = await forgotten(email)
    const unknown = await forgotten(`unknown-${email}`)
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    await emailOf(email, RESET)
    expect(emailsOf(`unknown-${email}`)).toEqual([])
  })

  test.each(['known', 'unknown'])('sends at most three emails in an hour for an address that is %s', async (what) => {
    const { email } = await aMember()
    const name = what === 'known' ? email : `unknown-${email}`
    for (let time = 0; time < 3; time += 1) expect((await forgotten(name.toUpperCase())).status).toBe(200)
    const refused = await forgotten(name)
    expectError(refused, 'too_many_requests')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('sends at most twenty emails in an hour for requests from one IP address', async () => {
    const from = ownAddress()
    for (let time = 0; time < 20; time += 1) expect((await forgotten(`n${time}@example.com`, from)).status).toBe(200)
    expectError(await forgotten('one-more@example.com', from), 'too_many_requests')
  })

  test.each(['x', 'a.b.c', 'a'.repeat(40)])('an invalid link is rejected: %j', async (token) => {
    const response = await reset(token, 'another horse')
    expectError(response, 'bad_request')
    expect(response.json).toMatchObject({
      error: { fields: { token: 'This link has been used already, or is too old. Ask for a new one.' } },
    })
  })

  test('a session token is not accepted as a link', async () => {
    const { cookie } = await aMember()
    expectError(await reset(cookie.slice('ebs-token='.length), 'another horse'), 'bad_request')
  })
})

describe('POST /api/user/email', () => {
  const change = (cookie: string | undefined, email: string, password = PASSWORD) =>
    sendRequest('/api/user/email', { body: { email, password }, cookie, from: ownAddress() })

  test('the new address counts once its link is opened', async () => {
    const { cookie, email, username } = await aMember()
    const next = `new-${email}`
    expect((await change(cookie, next)).json).toEqual({ ok: true })
    await emailOf(email, 'Your email address is about to change')
    expect(await whoIs(cookie)).toMatchObject({ user: { email } })
    const token = tokenOf(await emailOf(next, 'Please confirm your new email address'))
    const response = await sendRequest('/api/auth/confirm-email', { body: { token }, from: ownAddress() })
    expect(response.json).toEqual({ ok: true, confirmed: 'new-address' })
    expect(await whoIs(cookie)).toMatchObject({ user: { username, email: next } })
    expectError(await sendRequest('/api/auth/confirm-email', { body: { token }, from: ownAddress() }), 'bad_request')
  })

  test('another member’s address gets the same response, and nothing changes', async () => {
    const [one, other] = [await aMember(), await aMember()]
    expect((await change(one.cookie, other.email)).json).toEqual({ ok: true })
    await emailOf(other.email, 'You already have an account')
    expect(await whoIs(one.cookie)).toMatchObject({ user: { email: one.email } })
  })

  test('rejects a visitor, a wrong password, the same address, and more than five guesses', async () => {
    const { cookie, email } = await aMember()
    expectError(await change(undefined, 'x@example.com'), 'unauthenticated')
    const same = await change(cookie, email.toUpperCase())
    expect(same.json).toMatchObject({ error: { fields: { email: 'This is your address already.' } } })
    for (let time = 0; time < 5; time += 1) {
      const wrong = await change(cookie, 'x@example.com', 'wrong')
      expect(wrong.json).toMatchObject({ error: { code: 'bad_request', fields: { password: expect.any(String) } } })
    }
    expectError(await change(cookie, 'x@example.com'), 'too_many_requests')
    expect(emailsOf('x@example.com')).toEqual([])
  })
})
