import { usePathname } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import { loginPath, safeReturnPath, signUpPath } from '@/rules/safe-return'

/** Pages that have a return URL of their own, which their links pass on. */
const AUTH_PAGES = /^\/(login|memberships)\/?$/

/** The path to return to after signing in or joining. In shared HTML, and without scripts, it is the front page. */
export function useReturnUrl(): string {
  // Renders again after client-side navigation.
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

/** The sign-in links that return to the page on show. Only in the browser. */
export const signInLinks = (): SignInLinks => linksReturningTo(returnUrl())

/** The sign-in links that return to this page. */
export function useSignInLinks(): SignInLinks {
  return linksReturningTo(useReturnUrl())
}
