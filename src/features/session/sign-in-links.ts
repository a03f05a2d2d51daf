import { usePathname } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import { loginPath, safeReturnPath, signUpPath } from '@/rules/safe-return'

/** Pages that lead on: from them, the way back is the one they were given. */
const AUTH_PAGES = /^\/(login|memberships)\/?$/

/**
 * The page to come back to after signing in or joining, as a path of this site. In HTML that
 * many people share, and without scripts, it is the front page. SPEC 2.1, DESIGN 7.
 */
export function useReturnUrl(): string {
  // Follows the walk from page to page.
  usePathname()
  return useSyncExternalStore(noSubscription, returnUrl, () => '/')
}

function returnUrl(): string {
  const { pathname, search } = window.location
  return safeReturnPath(AUTH_PAGES.test(pathname) ? new URLSearchParams(search).get('return') : pathname + search)
}

const noSubscription = () => () => {}

type SignInLinks = { login: string; signUp: string }

const linksReturningTo = (path: string): SignInLinks => ({ login: loginPath(path), signUp: signUpPath(path) })

/** Both ways in, leading back to the page on show. In the browser alone. */
export const signInLinks = (): SignInLinks => linksReturningTo(returnUrl())

/** Both ways in, leading back to this page. */
export function useSignInLinks(): SignInLinks {
  return linksReturningTo(useReturnUrl())
}
