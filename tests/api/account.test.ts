import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { cookieOf, tryToSignIn } from '../support/http/accounts'
import { ownAddress } from '../support/http/addresses'
import { type ApiResponse, type RequestOptions, sendRequest } from '../support/http/client'
import { emailOf } from '../support/http/emails'
import { expectError } from '../support/http/errors'
import { signInUser } from '../support/http/sessions'
import { createUser, removeUsers } from '../support/http/users'

afterAll(removeUsers)

/** A new member, signed in, with their own address to send from. */
async function createMember() {
  const person = await createUser()
  const cookie = await signInUser(person)
  const from = ownAddress()
  return {
    ...person,
    cookie,
    sendAs: (path: string, options?: RequestOptions) => sendRequest(path, { cookie, from, ...options }),
  }
}
const me = async (cookie: string) => (await sendRequest('/api/auth/me', { cookie })).json

function expectField(response: ApiResponse, field: string) {
  expectError(response, 'bad_request')
  expect(response.json).toMatchObject({ error: { fields: { [field]: expect.any(String) } } })
}

const WITH_AVATAR = z.object({ user: z.object({ avatar: z.object({ size: z.literal(96), url: z.string() }) }) })
const createImage = (format: 'jpeg' | 'png' | 'webp' | 'gif' = 'jpeg') =>
  sharp({ create: { width: 600, height: 300, channels: 3, background: '#bf472f' } })
    .withExif({ IFD0: { Copyright: 'A member' } })
    .toFormat(format)
    .toBuffer()

describe('uploading an avatar, POST /api/user/avatar', () => {
  const send = (
    sendAs: Awaited<ReturnType<typeof createMember>>['sendAs'],
    body: Buffer,
    type = 'image/jpeg',
    headers = {},
  ) => sendAs('/api/user/avatar', { body, headers: { 'content-type': type, ...headers } })

  test('stores a square WebP without metadata, under an address that changes with the picture', async () => {
    const { sendAs, cookie } = await createMember()
    const first = WITH_AVATAR.parse((await send(sendAs, await createImage())).json).user.avatar.url
    const shown = await sendRequest(first)
    const metadata = await sharp(shown.body).metadata()
    expect(metadata).toMatchObject({ format: 'webp', width: 256, height: 256 })
    expect(metadata.exif).toBeUndefined()
    const second = WITH_AVATAR.parse((await send(sendAs, await createImage('png'), 'image/png')).json).user.avatar.url
    expect(second).not.toBe(first)
    expect((await sendRequest(first)).status).toBe(404)
    expect(await me(cookie)).toMatchObject({ user: { avatar: { url: second } } })
    expect((await sendAs('/api/user/avatar', { method: 'DELETE' })).json).toMatchObject({ user: { avatar: null } })
    expect((await sendRequest(second)).status).toBe(404)
  })

  test('no one else can read the avatar in the CMS', async () => {
    const { sendAs, id } = await createMember()
    await send(sendAs, await createImage())
    const list = '/cms/api/avatars?depth=0&limit=0'
    const own = (await sendAs(list)).json
    expect(own).toMatchObject({ docs: [{ member: id }] })
    const other = await createMember()
    expect((await other.sendAs(list)).text).not.toContain('.webp')
    expect((await sendRequest(list)).status).toBe(403)
  })

  test('a file that is not an image, too large, of another type or from another site is rejected', async () => {
    const { sendAs, cookie } = await createMember()
    expectField(await send(sendAs, Buffer.from('no picture at all')), 'avatar')
    expectField(await send(sendAs, await createImage('gif'), 'image/png'), 'avatar')
    expectField(await send(sendAs, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 'avatar')
    expectError(await send(sendAs, await createImage('gif'), 'image/gif'), 'unsupported_media_type')
    expectError(await send(sendAs, Buffer.alloc(0)), 'bad_request')
    const large = await send(sendAs, Buffer.alloc(5 * 1024 * 1024 + 1))
    expectError(large, 'payload_too_large')
    expect(large.json).toMatchObject({
      error: { message: 'This picture is too large. Use one of 5 MB at most.' },
    })
    const create = { width: 7_100, height: 7_100, channels: 3, background: '#fff' } as const
    const vast = await send(sendAs, await sharp({ create }).webp().toBuffer(), 'image/webp')
    expectField(vast, 'avatar')
    expect(vast.text).toContain('This picture is too large. Use one of 50 megapixels at most.')
    expectError(
      await send(sendAs, await createImage(), 'image/jpeg', { origin: 'https://evil.example' }),
      'foreign_origin',
    )
    expect(await me(cookie)).toMatchObject({ user: { avatar: null } })
    expectError(await sendRequest('/api/user/avatar', { method: 'DELETE' }), 'unauthenticated')
  })
})

describe('changing the password, POST /api/user/password', () => {
  test('ends all other sessions and keeps this one', async () => {
    const { sendAs, cookie, email, password, username } = await createMember()
    const other = await signInUser({ id: 0, email, password, username })
    expect((await sendAs('/api/user/password', { body: { password, newPassword: 'another horse' } })).json).toEqual({
      ok: true,
    })
    expect(await me(cookie)).toMatchObject({ user: { username } })
    expect(await me(other)).toEqual({ user: null })
    expectError(await tryToSignIn(username, password), 'invalid_credentials')
    expect((await tryToSignIn(username, 'another horse')).status).toBe(200)
    await emailOf(email, 'Your password was changed')
  })

  test('a wrong current password and a new one that is too short are rejected at their fields', async () => {
    const { sendAs, password } = await createMember()
    expectField(
      await sendAs('/api/user/password', { body: { password: 'not it', newPassword: 'another horse' } }),
      'password',
    )
    expectField(await sendAs('/api/user/password', { body: { password, newPassword: 'short' } }), 'newPassword')
    expectError(await sendRequest('/api/user/password', { body: { password, newPassword: 'x' } }), 'unauthenticated')
  })
})

describe('the list of my sessions, /api/user/sessions', () => {
  const list = z.object({
    sessions: z.array(
      z.strictObject({ id: z.string(), browser: z.string(), lastSeenAt: z.string(), current: z.boolean() }),
    ),
  })
  const sessionsOf = async ({ sendAs }: Awaited<ReturnType<typeof createMember>>) =>
    list.parse((await sendAs('/api/user/sessions')).json).sessions

  test('has this browser first; one other session can be ended, then all others', async () => {
    const person = await createMember()
    const others = [await signInUser(person), await signInUser(person), await signInUser(person)]
    const all = await sessionsOf(person)
    expect(all.map(({ current }) => current)).toEqual([true, false, false, false])
    const [, second] = all
    const left = await person.sendAs('/api/user/sessions', { body: { end: second?.id } })
    expect(list.parse(left.json).sessions).toHaveLength(3)
    expectError(await person.sendAs('/api/user/sessions', { body: { end: second?.id } }), 'not_found')
    await person.sendAs('/api/user/sessions', { body: { end: 'others' } })
    expect(await sessionsOf(person)).toHaveLength(1)
    expect(await Promise.all(others.map(me))).toEqual([{ user: null }, { user: null }, { user: null }])
    expect(await me(person.cookie)).toMatchObject({ user: { id: person.id } })
  })

  test('another member’s session cannot be ended, nor the current one', async () => {
    const [one, two] = [await createMember(), await createMember()]
    const [own] = await sessionsOf(one)
    expectError(await two.sendAs('/api/user/sessions', { body: { end: own?.id } }), 'not_found')
    expectError(await one.sendAs('/api/user/sessions', { body: { end: own?.id } }), 'bad_request')
    expectError(await one.sendAs('/api/user/sessions', { body: {} }), 'bad_request')
    expectError(await sendRequest('/api/user/sessions'), 'unauthenticated')
  })
})

describe('downloading my data, GET /api/user/data', () => {
  test('contains my data, no secrets, and no other member’s data', async () => {
    const [person, other] = [await createMember(), await createMember()]
    await person.sendAs('/api/user/update', { body: { about: 'Likes soup.' } })
    const { headers, json, text } = await person.sendAs('/api/user/data')
    expect(headers['content-disposition']).toBe('attachment; filename="my-data.json"')
    expect(json).toMatchObject({
      account: { id: person.id, email: person.email, about: 'Likes soup.' },
      favourites: [],
      ratings: [],
      recipeNotes: [],
      devices: [{ lastSeenAt: expect.any(String) }],
    })
    expect(text).not.toMatch(/"(hash|salt|sid|device|resetPasswordToken|_verificationToken)"/)
    expect(text).not.toContain(other.email)
  })

  test('is limited to five downloads an hour', async () => {
    const { sendAs } = await createMember()
    for (let time = 0; time < 5; time += 1) expect((await sendAs('/api/user/data')).status).toBe(200)
    expectError(await sendAs('/api/user/data'), 'too_many_requests')
    expectError(await sendRequest('/api/user/data'), 'unauthenticated')
  })
})

describe('deleting my account, POST /api/user/delete', () => {
  test('signs out everywhere, and signing in again lets me keep the account', async () => {
    const { sendAs, cookie, email, password, username } = await createMember()
    const response = await sendAs('/api/user/delete', { body: { password } })
    const { deletionAt } = z.object({ ok: z.literal(true), deletionAt: z.string() }).parse(response.json)
    const days = (new Date(deletionAt).getTime() - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(13.99)
    expect(days).toBeLessThanOrEqual(14)
    expect(await me(cookie)).toEqual({ user: null })
    await emailOf(email, 'Your account will be deleted')
    const again = await tryToSignIn(username, password)
    expect(again.json).toMatchObject({ user: { deletionAt } })
    const next = again.setCookies.find((each) => each.startsWith('ebs-token='))?.split(';')[0] ?? ''
    expect((await sendRequest('/api/user/keep', { method: 'POST', cookie: next })).json).toMatchObject({
      user: { username, deletionAt: null },
    })
  })

  test('a wrong password, staff, a visitor and another site are rejected', async () => {
    const { sendAs, cookie } = await createMember()
    expectField(await sendAs('/api/user/delete', { body: { password: 'not it' } }), 'password')
    expectField(await sendAs('/api/user/delete', { body: {} }), 'password')
    expectError(await sendRequest('/api/user/delete', { body: { password: 'x' } }), 'unauthenticated')
    const headers = { origin: 'https://evil.example' }
    expectError(await sendAs('/api/user/delete', { body: { password: 'x' }, headers }), 'foreign_origin')
    const staff = { cookie: await cookieOf('organizer'), body: { password: 'eat-burn-sleep' } }
    expectError(await sendRequest('/api/user/delete', staff), 'forbidden')
    expect(await me(cookie)).toMatchObject({ user: { deletionAt: null } })
  })
})
