import { type CallResult, readResult } from './call-result'
import { readUser } from './session-user'
import type { me, SessionUser } from './viewer.server'

/**
 * GET /api/auth/me.
 * @throws if the site is unreachable or responds with an error
 */
export async function fetchUser(): Promise<SessionUser | null> {
  const response = await fetch('/api/auth/me')
  if (!response.ok) throw new Error('Failed to fetch user')
  const { user } = await readResult<CallResult<typeof me>>(response)
  return readUser(user)
}

/**
 * POST /api/auth/refresh.
 * @returns whether the session is still active
 * @throws if the site is unreachable, limits the call or fails
 */
export async function postRefresh(): Promise<boolean> {
  const { ok, status } = await fetch('/api/auth/refresh', { method: 'POST' })
  if (status === 429 || status >= 500) throw new Error('Failed to refresh')
  return ok
}

/** POST /api/auth/logout. @throws unless the session has ended */
export async function postLogout(): Promise<void> {
  const { ok } = await fetch('/api/auth/logout', { method: 'POST' })
  if (!ok) throw new Error('Failed to sign out')
}
