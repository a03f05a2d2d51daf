import type { Audience } from '@/rules/audience'
import { audienceOf } from './session-user'
import type { SessionUser } from './viewer'

/** No cache entry of SPEC 9: it keeps a page from being loaded for ever. */
const TRIED = 'ebs-page-reloaded'

/**
 * Loads the page anew when it was rendered for another audience than the person's: the token
 * had run out when the page was asked for, or the plan has changed since. DESIGN 4.1.
 * Once: if the server gives the same page again, it stays.
 * @param rendered the audience that the page was rendered for
 * @param freshen gets a token of this moment, or has a dead one taken away: it decides what the server renders
 */
export async function fitPage(
  rendered: Audience,
  user: SessionUser | null,
  freshen: () => Promise<unknown>,
): Promise<void> {
  const { pathname } = window.location
  // The sign-in page leads on instead.
  if (/^\/login\/?$/.test(pathname)) return
  try {
    if (audienceOf(user) === rendered) {
      window.sessionStorage.removeItem(TRIED)
      return
    }
    const attempt = `${pathname} ${user?.id ?? ''} ${audienceOf(user)}`
    if (window.sessionStorage.getItem(TRIED) === attempt) return
    window.sessionStorage.setItem(TRIED, attempt)
  } catch {
    // Without storage nobody could know that it was tried.
    return
  }
  await freshen()
  window.location.reload()
}
