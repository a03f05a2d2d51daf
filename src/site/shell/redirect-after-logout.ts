import { pathRules } from '@/rules/path-rules'

/** After logout: goes home from a member-only area, reloads the page elsewhere. */
export function redirectAfterLogout(): void {
  if (pathRules(window.location.pathname).signOutTo === '/') window.location.assign('/')
  else window.location.reload()
}
