import type { NavItem } from './NavLink.client'

export const DASHBOARD: NavItem = { label: 'Dashboard', url: '/dashboard/' }

/** What each member has for themselves. It follows the editors' links in the member menu. */
export const OWN_PAGES: readonly NavItem[] = [
  { label: 'Shopping list', url: '/shopping-list/' },
  { label: 'Profile', url: '/profile/' },
  { label: 'Account', url: '/account/' },
]
