/** After logout: goes home from a member-only area, reloads the page elsewhere. */
export async function redirectAfterLogout(): Promise<void> {
  // On demand: every page can be signed out of, and few are.
  const { pathRules } = await import('@/rules/path-rules')
  if (pathRules(window.location.pathname).signOutTo === '/') window.location.assign('/')
  else window.location.reload()
}
