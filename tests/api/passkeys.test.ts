import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { CONFIRM_SUBJECT } from '@/rules/account-emails'
import { anAuthenticator } from '../support/authenticator'
import { cookieOf } from '../support/http/accounts'
import { ownAddress } from '../support/http/addresses'
import { type ApiResponse, BASE, type RequestOptions, sendRequest } from '../support/http/client'
import { emailOf } from '../support/http/emails'
import { expectError } from '../support/http/errors'
import { cookieIn, signInUser } from '../support/http/sessions'
import { createUser, removeUsers, updateUser } from '../support/http/users'
import { linkOf } from '../support/outbox'

afterAll(removeUsers)

const FOREIGN = { origin: 'https://evil.example' }
const withOptions = z.object({
  options: z.looseObject({
    challenge: z.string().min(20),
    rpId: z.string().optional(),
    user: z.object({ id: z.string() }).optional(),
  }),
})
const list = z.object({
  passkeys: z.array(
    z.strictObject({ id: z.number(), name: z.string(), createdAt: z.string(), lastUsedAt: z.string().nullable() }),
  ),
})
const me = async (cookie: string) => (await sendRequest('/api/auth/me', { cookie })).json

/** A new member, signed in, with their own address to send from. */
async function createMember() {
  const person = await createUser()
  const cookie = await signInUser(person)
  const from = ownAddress()
  const sendAs = (path: string, options?: RequestOptions) => sendRequest(path, { cookie, from, ...options })
  const options = async () =>
    withOptions.parse((await sendAs('/api/user/passkeys/options', { body: { password: person.password } })).json)
      .options
  const add = async (device: ReturnType<typeof anAuthenticator>, name = 'My phone') =>
    sendAs('/api/user/passkeys', { body: { name, response: device.create(await options()) } })
  return { ...person, cookie, sendAs, options, add }
}

/** Signs in by a device's passkey. */
async function signIn(
  device: ReturnType<typeof anAuthenticator>,
  { body, ...more }: RequestOptions & { body?: object } = {},
): Promise<ApiResponse> {
  const from = ownAddress()
  const { options } = withOptions.parse((await sendRequest('/api/auth/passkey/options', { method: 'POST', from })).json)
  return sendRequest('/api/auth/passkey', { body: { response: device.get(options), ...body }, from, ...more })
}

const here = () => anAuthenticator(BASE.origin)

describe('a member’s passkeys, /api/user/passkeys', () => {
  test('are added, used and removed; their secrets are in no response', async () => {
    const { add, sendAs, cookie, email, id, username } = await createMember()
    expect((await sendAs('/api/user/passkeys')).json).toEqual({ passkeys: [] })
    const device = here()
    const added = await add(device)
    const [passkey] = list.parse(added.json).passkeys
    expect(passkey).toMatchObject({ name: 'My phone', lastUsedAt: null })
    await emailOf(email, 'A passkey was added to your account')
    const signedIn = await signIn(device, { cookie: 'ebs-device=browser-of-the-testsAA' })
    expect(signedIn.json).toMatchObject({ user: { id, username } })
    const next = cookieIn(signedIn)
    expect(await me(next)).toMatchObject({ user: { id } })
    expect(await me(cookie)).toMatchObject({ user: { id } })
    const data = await sendAs('/api/user/data')
    expect(data.json).toMatchObject({ passkeys: [{ name: 'My phone', lastUsedAt: expect.any(String) }] })
    for (const { text } of [added, signedIn, data]) expect(text).not.toMatch(/publicKey|credentialId|counter|challenge/)
    expect((await sendAs('/api/user/passkeys/remove', { body: { id: passkey?.id } })).json).toEqual({ passkeys: [] })
    expectError(await signIn(device), 'invalid_credentials')
    expect(await me(next)).toMatchObject({ user: { id } })
  })

  test('the options name this site by its configured address, and require user verification', async () => {
    const { sendAs, password } = await createMember()
    const headers = { host: `evil.example`, 'x-forwarded-host': 'evil.example' }
    const sent = await sendAs('/api/user/passkeys/options', { body: { password }, headers })
    expect(sent.json).toMatchObject({
      options: {
        rp: { id: BASE.hostname },
        attestation: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      },
    })
    const issued = await sendRequest('/api/auth/passkey/options', { method: 'POST', headers, from: ownAddress() })
    expect(issued.json).toMatchObject({ options: { rpId: BASE.hostname, userVerification: 'required' } })
    expect(issued.text).not.toContain('allowCredentials":[{')
  })

  test('a wrong password, an invalid name and an invalid passkey are rejected by name', async () => {
    const { sendAs, options } = await createMember()
    const fieldOf = async (path: string, body: object, field: string) => {
      const rejection = await sendAs(path, { body })
      expectError(rejection, 'bad_request')
      expect(rejection.json).toMatchObject({ error: { fields: { [field]: expect.any(String) } } })
    }
    await fieldOf('/api/user/passkeys/options', { password: 'not it' }, 'password')
    await fieldOf('/api/user/passkeys/options', {}, 'password')
    const response = here().create(await options())
    for (const name of [undefined, '', '   ', 'x'.repeat(61), 1]) {
      await fieldOf('/api/user/passkeys', { name, response }, 'name')
    }
    const invalid = { ...response, type: 'password' }
    await fieldOf('/api/user/passkeys', { name: 'x', response: invalid }, 'response.type')
    await fieldOf('/api/user/passkeys', { name: 'x', response: { ...response, id: 'no/base64=' } }, 'response.id')
    await fieldOf(
      '/api/user/passkeys',
      { name: 'x', response: { ...response, response: {} } },
      'response.response.clientDataJSON',
    )
    for (const id of [undefined, '1', 0, 1.5, null]) await fieldOf('/api/user/passkeys/remove', { id }, 'id')
    // The rejected requests did not use up the challenge.
    expect((await sendAs('/api/user/passkeys', { body: { name: 'x', response } })).status).toBe(200)
  })

  test('cannot be read or removed by other members, nor by staff', async () => {
    const [one, two] = [await createMember(), await createMember()]
    const device = here()
    const [passkey] = list.parse((await one.add(device)).json).passkeys
    expect((await two.sendAs('/api/user/passkeys')).json).toEqual({ passkeys: [] })
    expectError(await two.sendAs('/api/user/passkeys/remove', { body: { id: passkey?.id } }), 'not_found')
    for (const name of ['passkeys', 'passkeyChallenges']) {
      for (const cookie of [one.cookie, await cookieOf('administrator')]) {
        expect((await sendRequest(`/cms/api/${name}`, { cookie })).status).toBe(403)
      }
    }
    expect((await signIn(device)).status).toBe(200)
  })

  test('are closed to visitors and to pages of other sites', async () => {
    const { add, sendAs, password } = await createMember()
    const device = here()
    await add(device)
    for (const path of ['/api/user/passkeys', '/api/user/passkeys/options', '/api/user/passkeys/remove']) {
      expectError(await sendRequest(path, { method: 'POST' }), 'unauthenticated')
      expectError(await sendAs(path, { body: { password }, headers: FOREIGN }), 'foreign_origin')
    }
    expectError(await signIn(device, { headers: { ...FOREIGN, 'content-type': 'application/json' } }), 'foreign_origin')
  })
})

describe('signing in by a passkey, POST /api/auth/passkey', () => {
  test('an unknown passkey, a repeated response and one from another site get the same error', async () => {
    const { add } = await createMember()
    const device = here()
    await add(device)
    const from = ownAddress()
    const { options } = withOptions.parse(
      (await sendRequest('/api/auth/passkey/options', { method: 'POST', from })).json,
    )
    const response = device.get(options)
    expect((await sendRequest('/api/auth/passkey', { body: { response }, from })).status).toBe(200)
    const elsewhere = anAuthenticator('https://evil.example')
    const rejections = [
      await sendRequest('/api/auth/passkey', { body: { response }, from: ownAddress() }),
      await signIn(here()),
      await signIn(elsewhere),
    ]
    for (const rejection of rejections) {
      expectError(rejection, 'invalid_credentials')
      expect(rejection.json).toMatchObject({
        error: { message: 'This passkey did not work. Try again, or sign in with your password.' },
      })
      expect(rejection.setCookies).toEqual([])
    }
  })

  test('signs staff in with their role', async () => {
    const person = await createUser({ role: 'editor' })
    const cookie = await signInUser(person)
    const issued = await sendRequest('/api/user/passkeys/options', { cookie, body: { password: person.password } })
    const device = here()
    const response = device.create(withOptions.parse(issued.json).options)
    await sendRequest('/api/user/passkeys', { cookie, body: { name: 'Desk', response } })
    const next = cookieIn(await signIn(device))
    expect((await sendRequest('/cms/api/recipes?limit=1&depth=0', { cookie: next })).status).toBe(200)
  })

  test('an account with an unconfirmed email address is rejected; the email that follows leads back to the wanted page', async () => {
    const { add, email, id } = await createMember()
    const device = here()
    await add(device)
    await updateUser(id, { _verified: false })
    expectError(await signIn(device, { body: { return: '/recipes/?a=b' } }), 'email_not_confirmed')
    expect(linkOf(await emailOf(email, CONFIRM_SUBJECT))).toMatch(/&return=%2Frecipes%2F%3Fa%3Db$/)
  })

  test('after five failures of one passkey from one address responds 429', async () => {
    const from = ownAddress()
    const unknown = here()
    for (let time = 0; time < 5; time += 1) expectError(await signIn(unknown, { from }), 'invalid_credentials')
    const { headers } = await signIn(unknown, { from })
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })
})
