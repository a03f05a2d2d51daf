import { signOutTarget } from '@/rules/session-pages'

/** After logout: goes home from a member-only area, reloads the page elsewhere. */
export function redirectAfterLogout(): void {
  if (signOutTarget(window.location.pathname) === '/') window.location.assign('/')
  else window.location.reload()
}
