import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aUser, fakeWindow } from './testing/a-session'

type Answer = (response: Response) => void

/** Calls that wait until a test responds, by path. */
function waiting() {
  const calls = new Map<string, Answer>()
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return new Promise<Response>((answer) => calls.set(path, answer))
  })
  const answer = (path: string, body: unknown, status = 200) => {
    const give = calls.get(path)
    if (!give) throw new Error(`no request for ${path}`)
    give(Response.json(body, { status }))
  }
  return { answer, asked }
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
    const looked = session.lookUp()
    const left = session.signOut()
    answer('/api/auth/logout', { ok: true })
    await left
    answer('/api/auth/me', { user: aUser() })
    await looked
    expect(session.current()).toEqual({ state: 'anonymous', user: null })
  })

  test('starts no new lookup', async () => {
    const { answer, asked } = waiting()
    const { session } = await import('./session-state')
    const left = session.signOut()
    await session.lookUp()
    expect(asked).toEqual(['/api/auth/logout'])
    answer('/api/auth/logout', { ok: true })
    await left
  })

  test('keeps the user and looks it up again if the sign-out fails', async () => {
    const { answer, asked } = waiting()
    const { session } = await import('./session-state')
    const looked = session.lookUp()
    const left = session.signOut()
    answer('/api/auth/me', { user: aUser() })
    await looked
    answer('/api/auth/logout', {}, 500)
    await expect(left).rejects.toThrow('Failed to sign out')
    expect(asked).toEqual(['/api/auth/me', '/api/auth/logout', '/api/auth/me'])
    answer('/api/auth/me', { user: aUser() })
    await vi.waitFor(() => expect(session.current().state).toBe('authenticated'))
  })
})
