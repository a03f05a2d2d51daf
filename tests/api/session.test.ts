import { describe, expect, test } from 'vitest'
import { cookieOf, STAFF, signIn } from '../support/http/accounts'
import { sendRequest } from '../support/http/client'

const USER_FIELDS = [
  'about',
  'avatar',
  'deletionAt',
  'email',
  'firstName',
  'id',
  'jwtAuthExpiration',
  'lastName',
  'plan',
  'roles',
  'username',
]

describe('GET /api/auth/me', () => {
  test('a visitor gets no user', async () => {
    const { json, status } = await sendRequest('/api/auth/me')
    expect([status, json]).toEqual([200, { user: null }])
  })

  test('a member gets exactly these fields', async () => {
    const { json } = await sendRequest('/api/auth/me', { cookie: await cookieOf('premium') })
    const { user } = json as { user: Record<string, unknown> }
    expect(Object.keys(user).sort()).toEqual(USER_FIELDS)
    expect(user).toMatchObject({
      id: expect.any(Number),
      firstName: 'Clara',
      lastName: 'Osei',
      username: 'premium',
      email: 'premium@example.com',
      roles: [{ displayName: 'Member' }],
      plan: 'premium',
      avatar: { size: 96, url: expect.stringMatching(/^\/cms\/api\/avatars\/file\/\w+\.webp$/) },
      jwtAuthExpiration: expect.any(Number),
    })
  })

  test('returns the same user each time', async () => {
    const cookie = await cookieOf('standard')
    const first = await sendRequest('/api/auth/me', { cookie })
    const second = await sendRequest('/api/auth/me', { cookie })
    expect(second.json).toEqual(first.json)
  })

  test.each([
    ['administrator', 'Administrator'],
    ['manager', 'Manager'],
    ['editor', 'Editor'],
    ['organizer', 'Organizer'],
  ] as const)('the role of %s is called %s', async (name, displayName) => {
    const { json } = await sendRequest('/api/auth/me', { cookie: await cookieOf(name) })
    expect(json).toMatchObject({ user: { roles: [{ displayName }] } })
  })

  test('no response contains a password, a hash or a session', async () => {
    for (const name of STAFF) {
      const { text } = await sendRequest('/api/auth/me', { cookie: await cookieOf(name) })
      expect(text).not.toMatch(/hash|salt|sessions|password|resetPassword|loginAttempts|lockUntil/i)
    }
  })
})

describe('POST /api/auth/logout', () => {
  const userOf = async (cookie: string) =>
    ((await sendRequest('/api/auth/me', { cookie })).json as { user: unknown }).user

  test('responds ok and clears the cookie', async () => {
    const { json, setCookies, status } = await sendRequest('/api/auth/logout', {
      method: 'POST',
      cookie: await signIn('free'),
    })
    expect([status, json]).toEqual([200, { ok: true }])
    expect(setCookies).toEqual([
      'ebs-token=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
      'clearSessionCache=1; Path=/; SameSite=Lax; Max-Age=300',
    ])
  })

  test('the old token is rejected afterwards', async () => {
    const cookie = await signIn('free')
    expect(await userOf(cookie)).not.toBeNull()
    await sendRequest('/api/auth/logout', { method: 'POST', cookie })
    expect(await userOf(cookie)).toBeNull()
  })

  test('the CMS rejects the old token too', async () => {
    const cookie = await signIn('editor')
    expect((await sendRequest('/cms/api/recipes', { cookie })).status).toBe(200)
    await sendRequest('/api/auth/logout', { method: 'POST', cookie })
    expect((await sendRequest('/cms/api/recipes', { cookie })).status).toBe(403)
  })

  test('signs out one device, not the others', async () => {
    const [phone, desk] = [await signIn('free'), await signIn('free')]
    await sendRequest('/api/auth/logout', { method: 'POST', cookie: phone })
    expect(await userOf(phone)).toBeNull()
    expect(await userOf(desk)).not.toBeNull()
  })

  test('a visitor can sign out, and twice', async () => {
    const cookie = await signIn('free')
    for (const who of [undefined, cookie, cookie]) {
      const { json, status } = await sendRequest('/api/auth/logout', { method: 'POST', cookie: who })
      expect([status, json]).toEqual([200, { ok: true }])
    }
  })
})
