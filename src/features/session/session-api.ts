import { readUser } from './session-user'
import type { SessionUser } from './viewer'

/**
 * GET /api/auth/me. SPEC 7.
 * @throws when the site cannot be reached or does not answer the question
 */
export async function fetchUser(): Promise<SessionUser | null> {
  const response = await fetch('/api/auth/me')
  if (!response.ok) throw new Error('Failed to fetch user')
  const { user } = (await response.json()) as { user: unknown }
  return readUser(user)
}

/**
 * POST /api/auth/refresh. SPEC 7.
 * @returns whether the session goes on
 * @throws when the site cannot be reached or is not able to say
 */
export async function postRefresh(): Promise<boolean> {
  const { ok, status } = await fetch('/api/auth/refresh', { method: 'POST' })
  if (status === 429 || status >= 500) throw new Error('Failed to refresh')
  return ok
}

/** POST /api/auth/logout. @throws unless the session is over */
export async function postLogout(): Promise<void> {
  const { ok } = await fetch('/api/auth/logout', { method: 'POST' })
  if (!ok) throw new Error('Failed to sign out')
}
