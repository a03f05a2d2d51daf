import { usePathname } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import { loginPath, safeReturnPath, signUpPath } from '@/rules/safe-return'

/** Pages that have a return URL of their own, which their links pass on. */
const AUTH_PAGES = /^\/(login|memberships)\/?$/

/** Order pages: after signing in the order goes on, but another plan leads back to where the person came from. */
const ORDER_PAGE = /^\/product\/?$/

/** The path to return to after signing in or joining. In shared HTML, and without scripts, it is the front page. */
export function useReturnUrl(): string {
  // Renders again after client-side navigation.
  usePathname()
  return useSyncExternalStore(noSubscription, returnUrl, () => '/')
}

const returnParam = () => safeReturnPath(new URLSearchParams(window.location.search).get('return'))

/** The path to return to after signing in here. Only in the browser. */
export function returnUrl(): string {
  const { pathname, search } = window.location
  return AUTH_PAGES.test(pathname) ? returnParam() : safeReturnPath(pathname + search)
}

const signUpReturnUrl = () => (ORDER_PAGE.test(window.location.pathname) ? returnParam() : returnUrl())

const noSubscription = () => () => {}

type SignInLinks = { login: string; signUp: string }

/** The sign-in links that return to the page on show. Only in the browser. */
export const signInLinks = (): SignInLinks => ({
  login: loginPath(returnUrl()),
  signUp: signUpPath(signUpReturnUrl()),
})

/** The sign-in links that return to this page. */
export function useSignInLinks(): SignInLinks {
  const login = loginPath(useReturnUrl())
  return { login, signUp: signUpPath(useSyncExternalStore(noSubscription, signUpReturnUrl, () => '/')) }
}
