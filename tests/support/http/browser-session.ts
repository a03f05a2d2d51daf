import type { Page } from '@playwright/test'
import type { SessionUser } from '@/features/session/viewer'

/** A premium member of the demo's kind, whose session ends at a time (milliseconds since the epoch). */
export function aMember(endsAtMs: number, over: Partial<SessionUser> = {}): SessionUser {
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
    ...over,
  }
}

type Answers = {
  /** What /api/auth/me answers, at each call. */
  me: () => SessionUser | null
  /** Whether /api/auth/refresh goes well, at each call. */
  refresh?: () => boolean
}

/** Answers the session's calls in the server's place. @returns the calls made, by their last word */
export async function pretend(page: Page, { me, refresh = () => true }: Answers): Promise<string[]> {
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
  // What the page then asks for of this person.
  await page.route('**/api/favorites/posts/', (route) => route.fulfill({ json: { posts: [] } }))
  await page.route('**/api/recipes/ratings/', (route) => route.fulfill({ json: {} }))
  return calls
}

/** The keys of this tab's session cache entries. SPEC 9. */
export function entriesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('ebs-session:')))
}

/** The keys of this tab's entries that belong to a person; `user` says whose it is inside. */
export async function entriesFor(page: Page, userId: number): Promise<string[]> {
  return (await entriesOf(page)).filter((key) => key.endsWith(`:${userId}`))
}

/** Fills the five entries that features will keep, for a person. */
export async function fillEntries(page: Page, userId: number): Promise<void> {
  await page.evaluate((id) => {
    for (const name of ['favourites', 'milestones', 'watched-movements', 'shopping-list', 'recipe-ratings']) {
      sessionStorage.setItem(`ebs-session:${name}:${id}`, JSON.stringify({ data: [], updatedAtMs: 1 }))
    }
  }, userId)
}

/** Stops the page's clock before it starts: from here on, time passes only where a test says so. */
export async function stopClock(page: Page): Promise<number> {
  const nowMs = Date.now()
  await page.clock.install({ time: nowMs })
  await page.clock.pauseAt(nowMs + 1_000)
  return nowMs + 1_000
}
