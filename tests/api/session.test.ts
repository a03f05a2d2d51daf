import { describe, expect, test } from 'vitest'
import { cookieOf, STAFF, signIn } from '../support/http/accounts'
import { ask } from '../support/http/client'

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
  test('a visitor is nobody', async () => {
    const { json, status } = await ask('/api/auth/me')
    expect([status, json]).toEqual([200, { user: null }])
  })

  test('a member is exactly these fields', async () => {
    const { json } = await ask('/api/auth/me', { cookie: await cookieOf('premium') })
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
      avatar: null,
      jwtAuthExpiration: expect.any(Number),
    })
  })

  test('is the same person that signing in answered with', async () => {
    const cookie = await cookieOf('standard')
    const first = await ask('/api/auth/me', { cookie })
    const second = await ask('/api/auth/me', { cookie })
    expect(second.json).toEqual(first.json)
  })

  test.each([
    ['administrator', 'Administrator'],
    ['manager', 'Manager'],
    ['editor', 'Editor'],
    ['organizer', 'Organizer'],
  ] as const)('the role of %s is called %s', async (name, displayName) => {
    const { json } = await ask('/api/auth/me', { cookie: await cookieOf(name) })
    expect(json).toMatchObject({ user: { roles: [{ displayName }] } })
  })

  test('nobody is told a password, a hash or a session', async () => {
    for (const name of STAFF) {
      const { text } = await ask('/api/auth/me', { cookie: await cookieOf(name) })
      expect(text).not.toMatch(/hash|salt|sessions|password|resetPassword|loginAttempts|lockUntil/i)
    }
  })
})

describe('POST /api/auth/logout', () => {
  const userOf = async (cookie: string) => ((await ask('/api/auth/me', { cookie })).json as { user: unknown }).user

  test('answers ok and takes the cookie away', async () => {
    const { json, setCookies, status } = await ask('/api/auth/logout', { method: 'POST', cookie: await signIn('free') })
    expect([status, json]).toEqual([200, { ok: true }])
    expect(setCookies).toEqual([
      'ebs-token=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
      'clearSessionCache=1; Path=/; SameSite=Lax; Max-Age=300',
    ])
  })

  test('the old token is refused afterwards', async () => {
    const cookie = await signIn('free')
    expect(await userOf(cookie)).not.toBeNull()
    await ask('/api/auth/logout', { method: 'POST', cookie })
    expect(await userOf(cookie)).toBeNull()
  })

  test('the CMS refuses the old token too', async () => {
    const cookie = await signIn('editor')
    expect((await ask('/cms/api/recipes', { cookie })).status).toBe(200)
    await ask('/api/auth/logout', { method: 'POST', cookie })
    expect((await ask('/cms/api/recipes', { cookie })).status).toBe(403)
  })

  test('signs out one device, not the others', async () => {
    const [phone, desk] = [await signIn('free'), await signIn('free')]
    await ask('/api/auth/logout', { method: 'POST', cookie: phone })
    expect(await userOf(phone)).toBeNull()
    expect(await userOf(desk)).not.toBeNull()
  })

  test('a visitor may sign out, and twice', async () => {
    const cookie = await signIn('free')
    for (const who of [undefined, cookie, cookie]) {
      const { json, status } = await ask('/api/auth/logout', { method: 'POST', cookie: who })
      expect([status, json]).toEqual([200, { ok: true }])
    }
  })
})
