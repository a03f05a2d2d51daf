import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { cookieOf, tryToSignIn } from '../support/http/accounts'
import { ownAddress } from '../support/http/addresses'
import { type ApiResponse, ask, type RequestOptions } from '../support/http/client'
import { emailOf } from '../support/http/emails'
import { expectError } from '../support/http/errors'
import { signInPerson } from '../support/http/sessions'
import { createUser, removeUsers } from '../support/http/users'

afterAll(removeUsers)

/** Somebody who is signed in, with an address of their own to ask from. */
async function createMember() {
  const person = await createUser()
  const cookie = await signInPerson(person)
  const from = ownAddress()
  return { ...person, cookie, asks: (path: string, asking?: RequestOptions) => ask(path, { cookie, from, ...asking }) }
}
const me = async (cookie: string) => (await ask('/api/auth/me', { cookie })).json

function expectField(response: ApiResponse, field: string) {
  expectError(response, 'bad_request')
  expect(response.json).toMatchObject({ error: { fields: { [field]: expect.any(String) } } })
}

const WITH_AVATAR = z.object({ user: z.object({ avatar: z.object({ size: z.literal(96), url: z.string() }) }) })
const createImage = (format: 'jpeg' | 'png' | 'webp' | 'gif' = 'jpeg') =>
  sharp({ create: { width: 600, height: 300, channels: 3, background: '#bf472f' } })
    .withExif({ IFD0: { Copyright: 'Somebody at home' } })
    .toFormat(format)
    .toBuffer()

describe('a picture of one’s own, POST /api/user/avatar', () => {
  const send = (
    asks: Awaited<ReturnType<typeof createMember>>['asks'],
    body: Buffer,
    type = 'image/jpeg',
    headers = {},
  ) => asks('/api/user/avatar', { body, headers: { 'content-type': type, ...headers } })

  test('is a square webp without metadata, at an address that changes with it', async () => {
    const { asks, cookie } = await createMember()
    const first = WITH_AVATAR.parse((await send(asks, await createImage())).json).user.avatar.url
    const shown = await ask(first)
    const kept = await sharp(shown.body).metadata()
    expect(kept).toMatchObject({ format: 'webp', width: 256, height: 256 })
    expect(kept.exif).toBeUndefined()
    const second = WITH_AVATAR.parse((await send(asks, await createImage('png'), 'image/png')).json).user.avatar.url
    expect(second).not.toBe(first)
    expect((await ask(first)).status).toBe(404)
    expect(await me(cookie)).toMatchObject({ user: { avatar: { url: second } } })
    expect((await asks('/api/user/avatar', { method: 'DELETE' })).json).toMatchObject({ user: { avatar: null } })
    expect((await ask(second)).status).toBe(404)
  })

  test('nobody else finds it over the CMS', async () => {
    const { asks, id } = await createMember()
    await send(asks, await createImage())
    const list = '/cms/api/avatars?depth=0&limit=0'
    const own = (await asks(list)).json
    expect(own).toMatchObject({ docs: [{ member: id }] })
    const other = await createMember()
    expect((await other.asks(list)).text).not.toContain('.webp')
    expect((await ask(list)).status).toBe(403)
  })

  test('what is no picture, too large, of another kind or from another site is refused', async () => {
    const { asks, cookie } = await createMember()
    expectField(await send(asks, Buffer.from('no picture at all')), 'avatar')
    expectField(await send(asks, await createImage('gif'), 'image/png'), 'avatar')
    expectField(await send(asks, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 'avatar')
    expectError(await send(asks, await createImage('gif'), 'image/gif'), 'unsupported_media_type')
    expectError(await send(asks, Buffer.alloc(0)), 'bad_request')
    const large = await send(asks, Buffer.alloc(5 * 1024 * 1024 + 1))
    expectError(large, 'payload_too_large')
    expect(large.json).toMatchObject({
      error: { message: 'This picture is too large. Use one of 5 MB at most.' },
    })
    expectError(
      await send(asks, await createImage(), 'image/jpeg', { origin: 'https://evil.example' }),
      'foreign_origin',
    )
    expect(await me(cookie)).toMatchObject({ user: { avatar: null } })
    expectError(await ask('/api/user/avatar', { method: 'DELETE' }), 'unauthenticated')
  })
})

describe('another password, POST /api/user/password', () => {
  test('ends all other sessions, and this one goes on', async () => {
    const { asks, cookie, email, password, username } = await createMember()
    const other = await signInPerson({ id: 0, email, password, username })
    expect((await asks('/api/user/password', { body: { password, newPassword: 'another horse' } })).json).toEqual({
      ok: true,
    })
    expect(await me(cookie)).toMatchObject({ user: { username } })
    expect(await me(other)).toEqual({ user: null })
    expectError(await tryToSignIn(username, password), 'invalid_credentials')
    expect((await tryToSignIn(username, 'another horse')).status).toBe(200)
    await emailOf(email, 'Your password was changed')
  })

  test('a wrong old one, and a new one that is too short, are refused by name', async () => {
    const { asks, password } = await createMember()
    expectField(
      await asks('/api/user/password', { body: { password: 'not it', newPassword: 'another horse' } }),
      'password',
    )
    expectField(await asks('/api/user/password', { body: { password, newPassword: 'short' } }), 'newPassword')
    expectError(await ask('/api/user/password', { body: { password, newPassword: 'x' } }), 'unauthenticated')
  })
})

describe('where I am signed in, /api/user/sessions', () => {
  const list = z.object({
    sessions: z.array(
      z.strictObject({ id: z.string(), browser: z.string(), lastSeenAt: z.string(), current: z.boolean() }),
    ),
  })
  const sessionsOf = async ({ asks }: Awaited<ReturnType<typeof createMember>>) =>
    list.parse((await asks('/api/user/sessions')).json).sessions

  test('this browser first; one other is signed out, then all others', async () => {
    const person = await createMember()
    const others = [await signInPerson(person), await signInPerson(person), await signInPerson(person)]
    const all = await sessionsOf(person)
    expect(all.map(({ current }) => current)).toEqual([true, false, false, false])
    const [, second] = all
    const left = await person.asks('/api/user/sessions', { body: { end: second?.id } })
    expect(list.parse(left.json).sessions).toHaveLength(3)
    expectError(await person.asks('/api/user/sessions', { body: { end: second?.id } }), 'not_found')
    await person.asks('/api/user/sessions', { body: { end: 'others' } })
    expect(await sessionsOf(person)).toHaveLength(1)
    expect(await Promise.all(others.map(me))).toEqual([{ user: null }, { user: null }, { user: null }])
    expect(await me(person.cookie)).toMatchObject({ user: { id: person.id } })
  })

  test('nobody ends somebody else’s, nor their own by this call', async () => {
    const [one, two] = [await createMember(), await createMember()]
    const [own] = await sessionsOf(one)
    expectError(await two.asks('/api/user/sessions', { body: { end: own?.id } }), 'not_found')
    expectError(await one.asks('/api/user/sessions', { body: { end: own?.id } }), 'bad_request')
    expectError(await one.asks('/api/user/sessions', { body: {} }), 'bad_request')
    expectError(await ask('/api/user/sessions'), 'unauthenticated')
  })
})

describe('a copy of my data, GET /api/user/data', () => {
  test('holds what is mine, nothing secret, and nobody else’s', async () => {
    const [person, other] = [await createMember(), await createMember()]
    await person.asks('/api/user/update', { body: { about: 'Likes soup.' } })
    const { headers, json, text } = await person.asks('/api/user/data')
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

  test('five an hour', async () => {
    const { asks } = await createMember()
    for (let time = 0; time < 5; time += 1) expect((await asks('/api/user/data')).status).toBe(200)
    expectError(await asks('/api/user/data'), 'too_many_requests')
    expectError(await ask('/api/user/data'), 'unauthenticated')
  })
})

describe('leaving, POST /api/user/delete', () => {
  test('signs out everywhere, and whoever signs in again can keep the account', async () => {
    const { asks, cookie, email, password, username } = await createMember()
    const answer = await asks('/api/user/delete', { body: { password } })
    const { deletionAt } = z.object({ ok: z.literal(true), deletionAt: z.string() }).parse(answer.json)
    const days = (new Date(deletionAt).getTime() - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(13.99)
    expect(days).toBeLessThanOrEqual(14)
    expect(await me(cookie)).toEqual({ user: null })
    await emailOf(email, 'Your account will be deleted')
    const again = await tryToSignIn(username, password)
    expect(again.json).toMatchObject({ user: { deletionAt } })
    const next = again.setCookies.find((each) => each.startsWith('ebs-token='))?.split(';')[0] ?? ''
    expect((await ask('/api/user/keep', { method: 'POST', cookie: next })).json).toMatchObject({
      user: { username, deletionAt: null },
    })
  })

  test('a wrong password, staff, a visitor and another site are refused', async () => {
    const { asks, cookie } = await createMember()
    expectField(await asks('/api/user/delete', { body: { password: 'not it' } }), 'password')
    expectField(await asks('/api/user/delete', { body: {} }), 'password')
    expectError(await ask('/api/user/delete', { body: { password: 'x' } }), 'unauthenticated')
    const headers = { origin: 'https://evil.example' }
    expectError(await asks('/api/user/delete', { body: { password: 'x' }, headers }), 'foreign_origin')
    const staff = { cookie: await cookieOf('organizer'), body: { password: 'eat-burn-sleep' } }
    expectError(await ask('/api/user/delete', staff), 'forbidden')
    expect(await me(cookie)).toMatchObject({ user: { deletionAt: null } })
  })
})
