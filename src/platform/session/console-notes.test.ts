import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aUser, fakeWindow } from './testing/a-session'

let logged: string[]
beforeEach(() => {
  vi.resetModules()
  fakeWindow()
  logged = []
  vi.spyOn(console, 'info').mockImplementation((what: string, error: unknown) => void logged.push(`${what} ${error}`))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('failures that are only logged to the console', () => {
  test.each([
    ['posts', true],
    ['favorite posts', true],
    ['milestones', false],
  ])('a failed fetch of %s: %s', async (what, isLogged) => {
    const { newQueryClient } = await import('./page-query-client')
    const queryFn = async () => {
      throw new Error(`Failed to fetch ${what}`)
    }
    await expect(newQueryClient().fetchQuery({ queryKey: [what], queryFn })).rejects.toThrow()
    expect(logged).toEqual(isLogged ? [`Fetch error: Error: Failed to fetch ${what}`] : [])
  })

  test('a token refresh without a response', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ user: aUser({ id: 7 }) }))
    const { session } = await import('./session-state')
    await session.lookUp()
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')))
    await session.refresh()
    expect(logged).toEqual(['Token refresh error: TypeError: offline'])
  })
})
