import type { Page } from '@playwright/test'
import type { SessionUser } from '@/platform/session/viewer.server'

/** A premium member as in the demo, whose token expires at a time (milliseconds since the epoch). */
export function aMember(endsAtMs: number, overrides: Partial<SessionUser> = {}): SessionUser {
  return {
    id: 7,
    firstName: 'Clara',
    lastName: 'Test',
    username: 'clara',
    email: 'clara@example.com',
    roles: [{ displayName: 'Member' }],
    plan: 'premium',
    about: '',
    avatar: null,
    deletionAt: null,
    jwtAuthExpiration: Math.floor(endsAtMs / 1000),
    ...overrides,
  }
}

type SessionResponses = {
  /** The response of /api/auth/me, at each call. */
  me: () => SessionUser | null
  /** Whether /api/auth/refresh succeeds, at each call. */
  refresh?: () => boolean
}

/** Mocks the calls about the session. @returns the calls made, by their last path segment */
export async function mockSession(page: Page, { me, refresh = () => true }: SessionResponses): Promise<string[]> {
  const calls: string[] = []
  await page.route('**/api/auth/me', (route) => {
    calls.push('me')
    return route.fulfill({ json: { user: me() } })
  })
  await page.route('**/api/auth/refresh', (route) => {
    calls.push('refresh')
    const ok = refresh()
    return route.fulfill({ status: ok ? 200 : 401, json: { ok } })
  })
  // The member's data that the page requests next.
  await page.route('**/api/favorites/posts/', (route) => route.fulfill({ json: { posts: [] } }))
  await page.route('**/api/recipes/ratings/', (route) => route.fulfill({ json: {} }))
  return calls
}

/** The keys of this tab's session cache entries. */
export function entriesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('ebs-session:')))
}

/** The keys of this tab's entries that belong to a user; the `user` entry contains its owner. */
export async function entriesFor(page: Page, userId: number): Promise<string[]> {
  return (await entriesOf(page)).filter((key) => key.endsWith(`:${userId}`))
}

/** Fills the five entries that features cache for a user. */
export async function fillEntries(page: Page, userId: number): Promise<void> {
  await page.evaluate((id) => {
    for (const name of ['favourites', 'milestones', 'watched-movements', 'shopping-list', 'recipe-ratings']) {
      sessionStorage.setItem(`ebs-session:${name}:${id}`, JSON.stringify({ data: [], updatedAtMs: 1 }))
    }
  }, userId)
}

/**
 * Opens a page whose clock was stopped. It sends no session lookup by which its hydration would show, so this waits
 * until it has requested nothing for half a second.
 */
export async function openStopped(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
}

/** Stops the page's clock before the page starts: from then on a test advances it. */
export async function stopClock(page: Page): Promise<number> {
  const nowMs = Date.now()
  await page.clock.install({ time: nowMs })
  await page.clock.pauseAt(nowMs + 1_000)
  return nowMs + 1_000
}
