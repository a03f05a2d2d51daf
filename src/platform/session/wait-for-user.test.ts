import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aUser, fakeWindow } from './testing/a-session'

beforeEach(() => {
  vi.resetModules()
  fakeWindow()
})
afterEach(() => vi.unstubAllGlobals())

async function started(user: ReturnType<typeof aUser> | null) {
  vi.stubGlobal('fetch', async () => Response.json({ user }))
  const { session } = await import('./session-state')
  const { waitForUser } = await import('./wait-for-user')
  return { session, waitForUser }
}

describe('a click while the session is loading', () => {
  test('waits for the user', async () => {
    const { session, waitForUser } = await started(aUser({ id: 7 }))
    const resolved = vi.fn()
    const settled = waitForUser().then(resolved)
    await Promise.resolve()
    expect(resolved).not.toHaveBeenCalled()
    await session.lookUp()
    await settled
    expect(resolved).toHaveBeenCalledWith(expect.objectContaining({ id: 7 }))
    expect(await waitForUser()).toMatchObject({ id: 7 })
  })

  test('gets null for a visitor', async () => {
    const { session, waitForUser } = await started(null)
    const settled = waitForUser()
    await session.lookUp()
    expect(await settled).toBeNull()
  })
})
