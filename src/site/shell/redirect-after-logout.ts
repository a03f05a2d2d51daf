import { pathRules } from '@/rules/path-rules'

/** SPEC 2.1: from a member-only area logout leads home, elsewhere the page loads anew. */
export function redirectAfterLogout(): void {
  if (pathRules(window.location.pathname).signOutTo === '/') window.location.assign('/')
  else window.location.reload()
}
