import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '../support/http/accounts'
import { type ApiResponse, same, sendRequest } from '../support/http/client'
import { LOCKS } from '../support/http/demo'
import { expectError } from '../support/http/errors'
import { claimsIn, cookieIn, expiredCookie, signInUser } from '../support/http/sessions'
import { type CreatedUser, createUser, givePlan, removeUsers } from '../support/http/users'

const INVALID_TOKEN = [
  'ebs-token=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
  'clearSessionCache=1; Path=/; SameSite=Lax; Max-Age=300',
]
const refresh = (cookie?: string) => sendRequest('/api/auth/refresh', { method: 'POST', cookie })
const me = (cookie: string) => sendRequest('/api/auth/me', { cookie })
const nowS = () => Date.now() / 1_000

let person: CreatedUser
beforeAll(async () => {
  person = await createUser()
})
afterAll(removeUsers)

function expectSigned(response: ApiResponse) {
  expect(response.status).toBe(200)
  expect(response.json).toEqual({ ok: true, user: expect.objectContaining({ username: person.username }) })
  expect(response.setCookies).toEqual([
    expect.stringMatching(/^ebs-token=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/),
  ])
  expect(response.headers['cache-control']).toBe('private, no-store')
}

describe('POST /api/auth/refresh', () => {
  test('a valid session gets a token for another 30 minutes', async () => {
    const cookie = await signInUser(person)
    const response = await refresh(cookie)
    expectSigned(response)
    const { exp = 0, sid } = claimsIn(cookieIn(response))
    expect(sid).toBe(claimsIn(cookie).sid)
    expect(exp - nowS()).toBeGreaterThan(29 * 60)
    expect(response.json).toMatchObject({ user: { jwtAuthExpiration: exp } })
  })

  test.each([60, 29 * 24 * 60 * 60])('a session whose token expired %i s ago gets a new one', async (agoS) => {
    const response = await refresh(await expiredCookie(await signInUser(person), agoS))
    expectSigned(response)
    expect((await me(cookieIn(response))).json).toMatchObject({ user: { username: person.username } })
  })

  test('two tabs that refresh at once both succeed, and both stay signed in', async () => {
    const old = await expiredCookie(await signInUser(person))
    const responses = await Promise.all([refresh(old), refresh(old), refresh(old)])
    for (const response of responses) {
      expectSigned(response)
      expect((await me(cookieIn(response))).json).toMatchObject({ user: { username: person.username } })
    }
  })

  test('the new token has the current plan, and the browser clears its session cache', async () => {
    const mover = await createUser()
    const cookie = await signInUser(mover)
    await givePlan(mover.id, 'premium')
    const response = await refresh(cookie)
    expect(claimsIn(cookieIn(response)).plan).toBe('premium')
    expect(response.setCookies[1]).toBe(INVALID_TOKEN[1])
  })

  test('a visitor gets a 401, and no cookie is changed', async () => {
    const { json, setCookies, status } = await refresh()
    expect([status, json, setCookies]).toEqual([401, { ok: false }, []])
  })

  test.each<[string, () => Promise<string>]>([
    ['garbage', async () => 'ebs-token=garbage'],
    ['a token that expired 31 days ago', async () => expiredCookie(await signInUser(person), 31 * 24 * 60 * 60)],
    [
      'a session that was signed out',
      async () => {
        const cookie = await signInUser(person)
        await sendRequest('/api/auth/logout', { method: 'POST', cookie })
        return cookie
      },
    ],
  ])('%s: 401, and the browser’s cookie is cleared', async (_what, invalidCookie) => {
    const { json, setCookies, status } = await refresh(await invalidCookie())
    expect([status, json, setCookies]).toEqual([401, { ok: false }, INVALID_TOKEN])
  })

  test('the CMS’s admin accepts the new token, and its own refresh keeps the session valid', async () => {
    const first = await refresh(await expiredCookie(await signIn('editor')))
    const cookie = cookieIn(first)
    expect((await sendRequest('/cms/api/recipes?limit=1', { cookie })).status).toBe(200)
    expect((await sendRequest('/admin', { cookie, headers: { accept: 'text/html' } })).status).toBe(200)
    const theirs = cookieIn(await sendRequest('/cms/api/users/refresh-token', { method: 'POST', cookie }))
    expect((await refresh(await expiredCookie(theirs))).status).toBe(200)
  })
})

describe('an expired token of a valid session', () => {
  test('the lookup returns the user with the past expiry, so that the browser refreshes at once', async () => {
    const { json, setCookies } = await me(await expiredCookie(await signInUser(person), 90))
    const { user } = json as { user: { username: string; jwtAuthExpiration: number } }
    expect(user.username).toBe(person.username)
    expect(user.jwtAuthExpiration).toBeLessThan(nowS() - 80)
    expect(setCookies).toEqual([])
  })

  test('every personal call is rejected, and the cookie stays', async () => {
    const cookie = await expiredCookie(await signInUser(person))
    const response = await sendRequest('/api/user/update', { body: { firstName: 'X' }, cookie })
    expectError(response, 'unauthenticated')
    expect((await sendRequest('/cms/api/users/me', { cookie })).json).toMatchObject({ user: null })
  })

  test.each(['/', LOCKS[0]?.path ?? '', '/login'])('gets the visitor’s page: %s', async (path) => {
    const cookie = await expiredCookie(await signIn('premium'))
    expect(same(await sendRequest(path, { cookie }))).toEqual(same(await sendRequest(path)))
  })
})
