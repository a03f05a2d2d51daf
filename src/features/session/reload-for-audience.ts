import type { Audience } from '@/rules/audience'
import { audienceOf } from './session-user'
import type { SessionUser } from './viewer'

/** No cache entry of SPEC 9: it keeps a page from being loaded for ever. */
const RELOADED_KEY = 'ebs-page-reloaded'

/**
 * Loads the page anew when it was rendered for another audience than the person's: the token
 * had run out when the page was asked for, or the plan has changed since. DESIGN 4.1.
 * Once: if the server gives the same page again, it stays.
 * @param pageAudience the audience that the page was rendered for
 * @param refreshToken gets a token of this moment, or has a dead one taken away: it decides what the server renders
 */
export async function reloadForAudience(
  pageAudience: Audience,
  user: SessionUser | null,
  refreshToken: () => Promise<unknown>,
): Promise<void> {
  const { pathname } = window.location
  // The sign-in page leads on instead.
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
    // Without storage nobody could know that it was tried.
    return
  }
  await refreshToken()
  window.location.reload()
}
