import type { NavLinkItem } from './nav-item'

export const DASHBOARD: NavLinkItem = { label: 'Dashboard', url: '/dashboard/' }

/** What each member has for themselves. It follows the editors' links in the member menu. */
export const OWN_PAGES: readonly NavLinkItem[] = [
  { label: 'Shopping list', url: '/shopping-list/' },
  { label: 'Profile', url: '/profile/' },
  { label: 'Account', url: '/account/' },
]
