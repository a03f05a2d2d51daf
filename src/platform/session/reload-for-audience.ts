import type { Audience } from '@/rules/audience'
import { audienceOf } from './session-user'
import type { SessionUser } from './viewer.server'

/** Prevents an endless reload. Not one of the session cache entries. */
const RELOADED_KEY = 'ebs-page-reloaded'

/**
 * Reloads the page if it was rendered for another audience than the user's: the token had expired when the page was
 * requested, or the plan has changed since. Only once: if the server renders the same audience again, the page stays.
 * @param pageAudience the audience that the page was rendered for
 * @param refreshToken renews the token or clears a dead one, since the token decides the audience on the server
 */
export async function reloadForAudience(
  pageAudience: Audience,
  user: SessionUser | null,
  refreshToken: () => Promise<unknown>,
): Promise<void> {
  const { pathname } = window.location
  // The sign-in page redirects instead.
  if (/^\/login\/?$/.test(pathname)) return
  try {
    if (audienceOf(user) === pageAudience) {
      window.sessionStorage.removeItem(RELOADED_KEY)
      return
    }
    const attempt = `${pathname} ${user?.id ?? ''} ${audienceOf(user)}`
    if (window.sessionStorage.getItem(RELOADED_KEY) === attempt) return
    window.sessionStorage.setItem(RELOADED_KEY, attempt)
  } catch {
    // Without storage a second attempt could not be recognized.
    return
  }
  await refreshToken()
  window.location.reload()
}
