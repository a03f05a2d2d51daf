import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aUser, fakeWindow } from './testing/a-session'

/** A fetch stub that answers by path, repeating the last answer, and records each call. */
function answering(answers: Record<string, (() => Response | Promise<Response>)[]>) {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path)
    const left = answers[path] ?? []
    const answer = left.length > 1 ? left.shift() : left[0]
    if (!answer) throw new Error(`nothing answers ${path}`)
    return answer()
  })
  return requests
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status })
const me = json({ user: aUser() })
const denied = json({ error: { code: 'unauthenticated' } }, 401)
const times = (requests: string[], path: string) => requests.filter((one) => one === path).length

async function signedIn() {
  const { session } = await import('./session-state')
  await session.lookUp()
  return { session, ...(await import('./authenticated-fetch')) }
}

beforeEach(() => {
  vi.resetModules()
  fakeWindow()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a call that gets a 401', () => {
  test('is retried after one refresh, which all such calls share', async () => {
    const requests = answering({
      '/api/auth/me': [me],
      '/api/auth/refresh': [json({ ok: true })],
      '/a': [denied, json(1)],
      '/b': [denied, json(2)],
      '/c': [denied, json(3)],
    })
    const { authenticatedFetch } = await signedIn()
    const answers = await Promise.all(['/a', '/b', '/c'].map(async (path) => (await authenticatedFetch(path)).json()))
    expect(answers).toEqual([1, 2, 3])
    expect(times(requests, '/api/auth/refresh')).toBe(1)
    expect(requests.filter((path) => path.length === 2)).toHaveLength(6)
  })

  test('is retried only once', async () => {
    const requests = answering({ '/api/auth/me': [me], '/api/auth/refresh': [json({ ok: true })], '/a': [denied] })
    const { authenticatedFetch } = await signedIn()
    expect((await authenticatedFetch('/a')).status).toBe(401)
    expect(times(requests, '/a')).toBe(2)
    expect(times(requests, '/api/auth/refresh')).toBe(1)
  })

  test('stays a 401 when the session has ended, and the user is cleared', async () => {
    const requests = answering({
      '/api/auth/me': [me, json({ user: null })],
      '/api/auth/refresh': [json({ ok: false }, 401)],
      '/a': [denied],
    })
    const { authenticatedFetch, session } = await signedIn()
    expect((await authenticatedFetch('/a')).status).toBe(401)
    expect(times(requests, '/a')).toBe(1)
    expect(session.current()).toEqual({ state: 'anonymous', user: null })
  })

  test('is not retried after another user has signed in', async () => {
    const other = json({ user: aUser({ id: 8 }) })
    const requests = answering({
      '/api/auth/me': [me, other],
      '/api/auth/refresh': [json({ ok: true })],
      '/a': [denied],
    })
    const { authenticatedFetch } = await signedIn()
    expect((await authenticatedFetch('/a')).status).toBe(401)
    expect(times(requests, '/a')).toBe(1)
  })

  test('does not refresh for a visitor', async () => {
    const requests = answering({ '/api/auth/me': [json({ user: null })], '/a': [denied] })
    const { authenticatedFetch } = await signedIn()
    expect((await authenticatedFetch('/a')).status).toBe(401)
    expect(requests).toEqual(['/api/auth/me', '/a'])
  })
})

describe('a failed fetch', () => {
  test.each([
    ['an answer that is none', json({}, 500)],
    ['no network', () => Promise.reject(new TypeError('fetch failed'))],
    ['no JSON', () => new Response('<p>')],
  ])('throws by its name: %s', async (_what, answer) => {
    answering({ '/api/auth/me': [me], '/a': [answer] })
    const { fetchPersonal } = await signedIn()
    await expect(fetchPersonal('/a', 'favorite posts')).rejects.toThrow(/^Failed to fetch favorite posts$/)
  })

  test('throws for an error status, and returns the JSON otherwise', async () => {
    answering({ '/api/auth/me': [me], '/a': [json({ posts: [] })] })
    const { fetchPersonal } = await signedIn()
    expect(await fetchPersonal('/a', 'favorite posts')).toEqual({ posts: [] })
  })
})

describe('a refresh', () => {
  test('that fails clears the user and the stored entries', async () => {
    const storage = fakeWindow()
    answering({ '/api/auth/me': [me], '/api/auth/refresh': [json({ ok: false }, 401)] })
    const { session } = await signedIn()
    expect(Object.keys(storage)).toEqual(['ebs-session:user'])
    expect(await session.refresh()).toBe(false)
    expect(session.current()).toEqual({ state: 'anonymous', user: null })
    expect(Object.keys(storage)).toEqual([])
  })

  test.each([
    ['without a network', () => Promise.reject(new TypeError('fetch failed'))],
    ['on a site in trouble', json({}, 503)],
  ])('%s clears the user, and keeps the stored data until the connection is back', async (_what, answer) => {
    const storage = fakeWindow()
    answering({ '/api/auth/me': [me], '/api/auth/refresh': [answer] })
    const { session } = await signedIn()
    expect(await session.refresh()).toBe(false)
    expect(session.current()).toEqual({ state: 'anonymous', user: null })
    expect(Object.keys(storage)).toEqual(['ebs-session:user'])
    await session.lookUp()
    expect(session.current().state).toBe('authenticated')
  })
})
