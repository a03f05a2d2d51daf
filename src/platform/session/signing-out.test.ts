import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aUser, fakeWindow } from './testing/a-session'

type Answer = (response: Response) => void

/** Calls that wait until a test responds, by path. */
function waiting() {
  const calls = new Map<string, Answer>()
  const requests: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    requests.push(path)
    return new Promise<Response>((answer) => calls.set(path, answer))
  })
  const answer = (path: string, body: unknown, status = 200) => {
    const respond = calls.get(path)
    if (!respond) throw new Error(`no request for ${path}`)
    respond(Response.json(body, { status }))
  }
  return { answer, requests }
}

beforeEach(() => {
  vi.resetModules()
  fakeWindow()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('signing out during a lookup', () => {
  test('discards the response of the lookup', async () => {
    const { answer } = waiting()
    const { session } = await import('./session-state')
    const lookup = session.lookUp()
    const signOut = session.signOut()
    answer('/api/auth/logout', { ok: true })
    await signOut
    answer('/api/auth/me', { user: aUser() })
    await lookup
    expect(session.current()).toEqual({ state: 'anonymous', user: null })
  })

  test('starts no new lookup', async () => {
    const { answer, requests } = waiting()
    const { session } = await import('./session-state')
    const signOut = session.signOut()
    await session.lookUp()
    expect(requests).toEqual(['/api/auth/logout'])
    answer('/api/auth/logout', { ok: true })
    await signOut
  })

  test('keeps the user and looks it up again if the sign-out fails', async () => {
    const { answer, requests } = waiting()
    const { session } = await import('./session-state')
    const lookup = session.lookUp()
    const signOut = session.signOut()
    answer('/api/auth/me', { user: aUser() })
    await lookup
    answer('/api/auth/logout', {}, 500)
    await expect(signOut).rejects.toThrow('Failed to sign out')
    expect(requests).toEqual(['/api/auth/me', '/api/auth/logout', '/api/auth/me'])
    answer('/api/auth/me', { user: aUser() })
    await vi.waitFor(() => expect(session.current().state).toBe('authenticated'))
  })
})
