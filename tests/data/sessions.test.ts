// Also on PostgreSQL: sessions are changed in one statement, several at once.
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestCms, type TestCms } from '../support/data/cms'
import { rest } from '../support/data/http'
import {
  aSession,
  cookieValue,
  expired,
  readSession,
  sessionCalls,
  sessionsOf,
  withToken,
} from '../support/data/sign-in'
import { anAccount, givePlan, PASSWORD } from '../support/data/users'

const DAY_MS = 24 * 60 * 60 * 1_000
const GONE = [
  'ebs-token=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
  'clearSessionCache=1; Path=/; SameSite=Lax; Max-Age=300',
]

let cms: TestCms
let payload: Payload
let calls: Awaited<ReturnType<typeof sessionCalls>>
const people = { member: 0, editor: 0 }

beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  calls = await sessionCalls()
  people.member = (await anAccount(payload, 'member', { role: 'member', plan: 'free' })).id
  people.editor = (await anAccount(payload, 'editor', { role: 'editor', plan: 'free' })).id
})
afterAll(() => cms.stop())

async function daysLeft(id: number, sid: string) {
  const session = (await sessionsOf(payload, id)).find((one) => one.id === sid)
  return session && (new Date(session.expiresAt).getTime() - Date.now()) / DAY_MS
}

/** Sets a session's expiry. */
async function change(id: number, sid: string, expiresAt: Date) {
  const sessions = (await sessionsOf(payload, id)).map((one) =>
    one.id === sid ? { ...one, expiresAt: expiresAt.toISOString() } : one,
  )
  await payload.db.updateOne({ collection: 'users', id, data: { sessions }, returning: false })
}

describe('the session of 30 days behind the short token', () => {
  test('is created by signing in', async () => {
    const { claims, cookies } = await aSession(calls, 'memberuser')
    expect(await daysLeft(people.member, claims.sid)).toBeCloseTo(30, 2)
    expect(claims.expiresAtS - Date.now() / 1_000).toBeLessThanOrEqual(30 * 60)
    expect(cookies[0]).toMatch(/; Max-Age=2592000$/)
  })

  test('is not lost when members sign in and refresh at once', async () => {
    const first = await aSession(calls, 'memberuser')
    const [refreshed, ...others] = await Promise.all([
      calls.refreshSession(withToken(first.token)),
      ...Array.from({ length: 3 }, () => aSession(calls, 'memberuser')),
    ])
    expect(refreshed.user?.id).toBe(people.member)
    const left = (await sessionsOf(payload, people.member)).map(({ id }) => id)
    expect(left).toEqual(expect.arrayContaining([first, ...others].map(({ claims }) => claims.sid)))
  })

  test('is limited to a hundred: the one unused longest ends', async () => {
    const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
    const sessions = Array.from({ length: 100 }, (_, n) => ({
      id: `s${n}`,
      createdAt: at(-20),
      expiresAt: at(1 + n / 100),
    }))
    const { id } = await anAccount(payload, 'many', { role: 'member', plan: 'free' })
    await payload.db.updateOne({ collection: 'users', id, data: { sessions }, returning: false })
    const { claims } = await aSession(calls, 'manyuser')
    const left = (await sessionsOf(payload, id)).map((one) => one.id)
    expect(left).toHaveLength(100)
    expect(left).toEqual(expect.arrayContaining([claims.sid, 's1', 's99']))
    expect(left).not.toContain('s0')
  })

  test('a visit does not change the user', async () => {
    const before = await payload.findByID({ collection: 'users', id: people.member })
    const { token } = await aSession(calls, 'memberuser')
    await calls.refreshSession(withToken(token))
    const after = await payload.findByID({ collection: 'users', id: people.member })
    expect([after.updatedAt, after.hash, after.email]).toEqual([before.updatedAt, before.hash, before.email])
  })
})

describe('refreshing', () => {
  test('an expired token of a valid session gets the same session, a new token and 30 more days', async () => {
    const { claims, token } = await aSession(calls, 'memberuser')
    await change(people.member, claims.sid, new Date(Date.now() + DAY_MS))
    const { cookies, user } = await calls.refreshSession(withToken(await expired(token)))
    const renewed = await readSession(cookieValue(cookies, 'ebs-token'))
    expect(renewed.claims.sid).toBe(claims.sid)
    expect(user?.jwtAuthExpiration).toBe(renewed.claims.expiresAtS)
    expect(renewed.claims.expiresAtS - Date.now() / 1_000).toBeGreaterThan(29 * 60)
    expect(await daysLeft(people.member, claims.sid)).toBeCloseTo(30, 2)
    expect(cookies).toHaveLength(1)
  })

  test('two tabs at once both succeed, and neither is signed out', async () => {
    const { token } = await aSession(calls, 'memberuser')
    const old = withToken(await expired(token))
    const both = await Promise.all([calls.refreshSession(old), calls.refreshSession(old)])
    for (const { cookies, user } of both) {
      expect(user?.id).toBe(people.member)
      const { account } = await calls.viewerOf(withToken(cookieValue(cookies, 'ebs-token') ?? ''))
      expect(account?.id).toBe(people.member)
    }
  })

  test('role and plan are the current ones, and the browser clears its session cache', async () => {
    const { token } = await aSession(calls, 'memberuser')
    await givePlan(payload, people.member, 'premium')
    const { cookies, user } = await calls.refreshSession(withToken(token))
    expect(user?.plan).toBe('premium')
    expect((await readSession(cookieValue(cookies, 'ebs-token'))).claims.audience).toBe('premium')
    expect(cookies[1]).toBe('clearSessionCache=1; Path=/; SameSite=Lax; Max-Age=300')
    await givePlan(payload, people.member, 'free')
  })

  test('a session that was signed out is gone, and the browser’s cookie is cleared', async () => {
    const { token } = await aSession(calls, 'memberuser')
    const { signOut } = await import('@/platform/session/sign-out.server')
    await signOut(withToken(token))
    expect(await calls.refreshSession(withToken(token))).toEqual({ user: null, cookies: GONE })
  })

  test('signing out with an expired token ends its session too', async () => {
    const { token } = await aSession(calls, 'memberuser')
    const { signOut } = await import('@/platform/session/sign-out.server')
    await signOut(withToken(await expired(token)))
    expect(await calls.refreshSession(withToken(token))).toEqual({ user: null, cookies: GONE })
  })

  test('a request while a session is extended finds its user', async () => {
    const { token } = await aSession(calls, 'memberuser')
    const lookups = Array.from({ length: 40 }, () => calls.viewerOf(withToken(token)))
    const refreshed = Array.from({ length: 5 }, () => calls.refreshSession(withToken(token)))
    const later = refreshed.map((one) => one.then(() => calls.viewerOf(withToken(token))))
    const viewers = await Promise.all([...lookups, ...later])
    expect(viewers.filter(({ account }) => account === null)).toEqual([])
  })

  test('a session past its 30 days is gone', async () => {
    const { claims, token } = await aSession(calls, 'memberuser')
    await change(people.member, claims.sid, new Date(Date.now() - 1_000))
    expect(await calls.refreshSession(withToken(await expired(token)))).toEqual({ user: null, cookies: GONE })
    expect((await calls.viewerOf(withToken(token))).account).toBeNull()
  })

  test('a token that expired more than 30 days ago refreshes nothing', async () => {
    const { token } = await aSession(calls, 'memberuser')
    const old = await expired(token, { secondsAgo: 30 * 24 * 60 * 60 + 60 })
    expect(await calls.refreshSession(withToken(old))).toEqual({ user: null, cookies: GONE })
  })

  test('an invalid cookie is cleared; without a cookie nothing changes', async () => {
    expect(await calls.refreshSession(withToken('garbage'))).toEqual({ user: null, cookies: GONE })
    expect(await calls.refreshSession(new Headers())).toEqual({ user: null, cookies: [] })
  })
})

describe('the lookup of a session whose token has expired', () => {
  test('returns the user, with the past expiry', async () => {
    const { token } = await aSession(calls, 'memberuser')
    const { user } = await calls.me(withToken(await expired(token, { secondsAgo: 100 })))
    expect(user?.username).toBe('memberuser')
    expect(user?.jwtAuthExpiration).toBeLessThan(Date.now() / 1_000)
  })

  test('every other call treats the user as a visitor', async () => {
    const { token } = await aSession(calls, 'memberuser')
    expect(await calls.viewerOf(withToken(await expired(token)))).toEqual({ audience: 'visitor', account: null })
  })
})

describe('the CMS’s admin uses the same session', () => {
  const asEditor = (token: string) => ({ name: 'editor' as const, id: people.editor, token })

  test('it accepts our tokens, the refreshed ones too', async () => {
    const { token } = await aSession(calls, 'editoruser')
    const { cookies } = await calls.refreshSession(withToken(await expired(token)))
    for (const each of [token, cookieValue(cookies, 'ebs-token') ?? ''])
      expect((await rest(asEditor(each), 'get', 'recipes')).status).toBe(200)
  })

  test('its own refresh extends the session as ours does', async () => {
    const { claims, token } = await aSession(calls, 'editoruser')
    await change(people.editor, claims.sid, new Date(Date.now() + DAY_MS))
    const response = await rest(asEditor(token), 'post', 'users/refresh-token')
    expect(response).toMatchObject({ status: 200, json: { user: { id: people.editor }, exp: expect.any(Number) } })
    expect(await daysLeft(people.editor, claims.sid)).toBeCloseTo(30, 2)
  })

  async function callUsers(action: string, headers: Record<string, string>, body: object): Promise<Response> {
    const { POST } = await import('@/app/(payload)/cms/api/[...slug]/route')
    const request = new Request(`http://localhost:3000/cms/api/users/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-ebs-client-ip': '10.3.0.1', ...headers },
      body: JSON.stringify(body),
    })
    return POST(request, { params: Promise.resolve({ slug: ['users', action] }) })
  }

  test('signing in there creates a session of 30 days, and signing out there ends it', async () => {
    const signedIn = await callUsers('login', {}, { username: 'editoruser', password: PASSWORD })
    expect(await signedIn.json()).toMatchObject({ user: { id: people.editor }, exp: expect.any(Number) })
    const cookies = signedIn.headers.getSetCookie()
    const { claims, token } = await readSession(cookieValue(cookies, 'ebs-token'))
    expect(cookies[0]).toMatch(/; Max-Age=2592000$/)
    expect(await daysLeft(people.editor, claims.sid)).toBeCloseTo(30, 2)
    const signedOut = await callUsers('logout', { cookie: `ebs-token=${token}` }, {})
    expect([signedOut.status, signedOut.headers.getSetCookie()]).toEqual([200, GONE])
    expect(await daysLeft(people.editor, claims.sid)).toBeUndefined()
  })
})
