import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aUser, fakeWindow } from './testing/a-session'

const seconds = (fromNow: number) => Math.floor(Date.now() / 1000) + fromNow

/** A site whose user's token expires in so many seconds, and in `thenS` after a refresh; null: a visitor. */
async function aSite(endsInS: number | null, { refreshStatus = 200, thenS = 1_800 } = {}) {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    const fresh = requests.includes('/api/auth/refresh')
    requests.push(path)
    if (path === '/api/auth/refresh') return Response.json({ ok: refreshStatus === 200 }, { status: refreshStatus })
    if (path !== '/api/auth/me') return Response.json({ posts: [] })
    return Response.json({
      user: endsInS === null ? null : aUser({ jwtAuthExpiration: seconds(fresh ? thenS : endsInS) }),
    })
  })
  const { session } = await import('./session-state')
  const { viewerFetch } = await import('./viewer-fetch')
  await session.lookUp()
  requests.length = 0
  return { requests, session, viewerFetch }
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['Date'] })
  fakeWindow()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a list that depends on the viewer', () => {
  test('is fetched at once while the token is valid', async () => {
    const { requests, viewerFetch } = await aSite(60)
    expect((await viewerFetch('/list')).status).toBe(200)
    expect(requests).toEqual(['/list'])
  })

  test.each([
    ['has expired', 61],
    ['is about to expire', 57],
  ])('waits for a refresh when the token %s', async (_state, passedS) => {
    const { requests, viewerFetch } = await aSite(60)
    vi.advanceTimersByTime(passedS * 1_000)
    await viewerFetch('/list')
    expect(requests).toEqual(['/api/auth/refresh', '/api/auth/me', '/list'])
  })

  test('shares one refresh with other lists', async () => {
    const { requests, viewerFetch } = await aSite(60)
    vi.advanceTimersByTime(61_000)
    await Promise.all([viewerFetch('/a'), viewerFetch('/b'), viewerFetch('/c')])
    expect(requests.slice(0, 2)).toEqual(['/api/auth/refresh', '/api/auth/me'])
    expect(requests.slice(2).sort()).toEqual(['/a', '/b', '/c'])
  })

  test('is a visitor’s when the session has ended', async () => {
    const { requests, session, viewerFetch } = await aSite(60, { refreshStatus: 401 })
    vi.advanceTimersByTime(61_000)
    await viewerFetch('/list')
    expect(requests).toEqual(['/api/auth/refresh', '/list'])
    expect(session.current().state).toBe('anonymous')
  })

  test('does not refresh for a visitor', async () => {
    const { requests, viewerFetch } = await aSite(null)
    vi.advanceTimersByTime(3_600_000)
    await viewerFetch('/list')
    expect(requests).toEqual(['/list'])
  })

  test('does not refresh in a loop when the clock is wrong', async () => {
    const { requests, viewerFetch } = await aSite(-60, { thenS: -60 })
    await viewerFetch('/list')
    expect(requests).toEqual(['/list'])
  })
})
